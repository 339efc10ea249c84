import { CALL } from '../../../teach/code/listing.ts';
import type { Help } from '../../../game/help.ts';
import type { Names } from '../../../teach/moment/names.ts';
import type { AskedNode } from '../../../teach/practice/nodes.ts';
import { YES } from '../../../teach/practice/questions.ts';
import type { LateWords, Overrides, Words } from '../../dictionary.ts';
import { number } from '../numbers.ts';
import { listings, tree } from './panels.ts';

export const play = {
  whatKeyDoes: '自分で候補を選ぶ・戻る',
  about: '候補を取って、その項目に重ねます',
  board: '項目',
  waiting: '選んでいない候補',
  take: (option: string) => `候補${option}を取る`,
  openCell: (item: string) => `項目${item}、未被覆`,
  coveredCell: (item: string, option: string) => `項目${item}、候補${option}`,
  fixedCell: (item: string, option: string) => `項目${item}、候補${option}、固定`,
  lay: '選ぶ',
  anewHint: '候補をすべてやめる（「やり直す」で戻る）',
  goOnHint: '選んだ候補を固定して、ここから探索を続ける',
  pieces: (chosen: number) => `選んだ候補${number(chosen)}個`,
  solvedWith({ hints, questions, isLive, isGiven }: Help, time?: string) {
    const help = [
      hints > 0 ? `ヒント${number(hints)}回` : '',
      questions > 0 ? `質問${number(questions)}回` : '',
      isLive ? '残りの通り数の表示' : '',
      isGiven ? 'はじめから選ばれた候補あり' : '',
    ].filter((one) => one !== '');
    const solved = time === undefined ? '解けました' : `${time}で解けました`;
    return help.length === 0 ? `助けなしで${solved}` : `${solved}（${help.join('、')}）`;
  },
  treeHint: 'すべての手を木で表示する（押すとそこに移る）',
  firstBoard: '選んだ候補なし',
  rival: {
    hint: '同じ問題の探索を、自分の手の木と同じステップ数（選んだ数とやめた数）だけ進めて表示する',
    standing: (steps, chosen, deadEnds, solutions) =>
      [
        chosen === undefined
          ? '探索は終わりました'
          : `${number(steps)}ステップ後：候補${number(chosen)}個`,
        ...(deadEnds > 0 ? [`行き止まり${number(deadEnds)}回`] : []),
        ...(solutions > 0 ? [`解${number(solutions)}個`] : []),
      ].join('、'),
  },
  layMove: (option: string) => `候補${option}を選ぶ`,
  askHint: '今の選び方について尋ねる',
  waysOf: (option: string, ways: number) =>
    ways > 0 ? `候補${option}はまだ選べます` : `候補${option}は今は選べません`,
  ahead: (ways: string) => `これを選ぶと：${ways}`,
  lastGood: { none: '最初の候補を選ぶ前から解けません' },
  hintWhere: '印の項目を見てください',
  hintWhat: (option: string) => `印の項目は候補${option}が覆います`,
  hintHow: (option: string) => `候補${option}を選びます`,
  edit: '問題を変える',
  editHint: '問題を変える（候補を固定・解除する、項目を除く・戻す）',
  editing: '候補を押すと固定・解除、項目を押すと除く・戻す',
  closedCell: (item: string) => `項目${item}、除外`,
  edited: {
    close: (item: string) => `項目${item}を除きました。これを含む候補も選べません。`,
    open: (item: string) => `項目${item}を戻しました。`,
    fix: (option: string) => `候補${option}を固定しました。もう一度で解除します。`,
    free: (option: string) => `候補${option}の固定を解除しました。`,
  },
  unedited: {
    last: (item: string) => `項目${item}は最後の一つなので除けません。`,
    alike: (option: string) =>
      `候補${option}はここでは固定できません。同じ候補と区別できなくなります。`,
    large: (item: string) => `多くなりすぎるので項目${item}は戻せません。`,
  },
  noWay: (option: string, _item: string, why: string) => `候補${option}は選べません。${why}`,
  over: (option: string) => `候補${option}を持っています。ここでは選べません`,
  fits: (option: string, items: string) => `候補${option}は${items}を覆います`,
  laid: (option: string, items: string) => `候補${option}で${items}を覆いました`,
  lifted: (option: string) => `候補${option}をやめました`,
  returned: (option: string) => `候補${option}は選びませんでした`,
  refused: (option: string) => `候補${option}は選べません`,
} satisfies Overrides<Words['play']>;

export const practice = {
  asksItem:
    'あなたの番です。次に覆う項目はどれですか。それとも、候補をやめますか。選んでください。',
  asksFewest:
    'あなたの番です。候補が最も少ない項目はどれですか。それとも、候補をやめますか。選んでください。',
  asksPiece: (item: string) => `次は項目${item}です。どの候補を試しますか。下から選んでください。`,
  shows: (option: string) => `この探索では、候補${option}を選びます。`,
  asksWay: (option: string) =>
    `候補${option}を取りました。項目を選ぶか、そこでEnterを押すと決まります。`,
  answers: {
    otherItem: ({ item }, names, isFewest) =>
      isFewest
        ? `それではありません。項目${names.item(item)}のほうが候補が少ないか、同じ数でも順番が先です。`
        : `それではありません。項目${names.item(item)}のほうが先です。`,
    elsewhere: ({ item }, names) => `それでは、次の項目${names.item(item)}を覆えません。`,
    doesNotFit: () => 'それは選べません。もう選んだ候補と同じ項目を含みます。',
    triedAlready: () => 'その候補はここでもう試し、うまくいきませんでした。',
    notListed: () => 'この探索では、ここでその候補は試しません。',
    tooEarly: ({ placement }, names) => `まだです。先に候補${names.placed(placement)}を試します。`,
    someLeft: ({ placement }, names) =>
      `まだやめません。試していない候補があります：${names.placed(placement)}。`,
    notTheLast: ({ placement }, names) =>
      `やめるのは、最後に選んだ候補${names.placed(placement)}からです。`,
    goBack: () => 'ここで試せるものはもうありません。最後の候補をやめます。',
  },
} satisfies Overrides<Words['practice']>;

function nodeIs({ placement, entered, kind, removed }: AskedNode, names: Names): string {
  if (placement === undefined) return `${tree.root}です。`;
  const own = tree.node(names.placed(placement), entered, kind);
  return removed === 0 ? `${own}。` : `${own}。そのあと${number(removed)}個やめます。`;
}

export const asking = {
  proveHint: '次の解へ進む。解けないときは、この候補から先をすべて調べたところへ',
  wrongs: {
    notFirst: ({ item }, names) =>
      `違います。項目${names.item(item)}より先に、覆われていない項目があります。`,
    noWay: ({ piece, item }, names) =>
      `違います。候補${names.piece(piece)}は項目${names.item(item)}を覆えません。`,
    notSo: ({ piece, item }, names) =>
      `違います。候補${names.piece(piece)}は項目${names.item(item)}を覆いますが、探索はそれを試しません。`,
    triedThere: ({ piece, item }, names) =>
      `違います。項目${names.item(item)}では候補${names.piece(piece)}をもう試しました。`,
    triedLater: ({ piece }, names) =>
      `違います。候補${names.piece(piece)}より先に試す候補があります。`,
    notFewest: ({ item, ways }, names) =>
      `違います。項目${names.item(item)}の候補は${number(ways)}個で、もっと少ない項目があります。`,
    covered: ({ item, piece }, names) =>
      `違います。項目${names.item(item)}は、まだ候補${names.piece(piece)}で覆えます。`,
    later: () => 'それを覆う候補もありませんが、探索はそこまで進みません。',
    notCome: ({ item }, names) => `違います。探索は項目${names.item(item)}まで進みません。`,
    noneGoesOn: () => '違います。次の項目には試せる候補がありません。',
    someCell: () => '違います。もうどの候補でも覆えない項目があります。',
    otherNode: ({ node }, names) => `違います。そこは${nodeIs(node, names)}`,
    callBegins: () => '違います。候補は選びました。残りは別の呼び出しに任せます。',
  },
  asks: {
    cell: () => '次に覆うのはどの項目ですか。指してください。',
    piece: ({ item }, names) =>
      `次に項目${names.item(item!)}のために選ぶのはどの候補ですか。下から選んでください。`,
    fewest: () => '残りの候補が最も少ないのは、どの項目ですか。指してください。',
    fails: () => 'まだ選べますか。それとも、どの項目で行き止まりになりますか。',
    solvable: () => 'まだ解けますか。それとも、もう覆えないのはどの項目ですか。',
    removed: () => '次の1個を選ぶまでに、何個やめますか。',
    ways: ({ item, piece }, names) =>
      `候補${names.piece(piece!)}で項目${names.item(item!)}を覆うのは何通りですか。`,
  },
  how: {
    cell: () => 'その項目を選んでください。',
    piece: ({ item }, names) => `項目${names.item(item!)}の候補を下から選んでください。`,
    fewest: () => 'その項目を選んでください。',
    fails: () => 'その項目か、「選べる」を選んでください。',
    solvable: () => '覆えない項目か、「解ける」を選んでください。',
    removed: () => 'やめる個数を選んでください。',
    ways: ({ item, piece }, names) =>
      `候補${names.piece(piece!)}で項目${names.item(item!)}を覆う数を選んでください。`,
  },
  choice: (answer, { kind, listing }) => {
    if (listing) return listings[listing][answer]!;
    if (kind === 'node') return `${number(answer)}手目`;
    if (answer !== YES) return number(answer);
    return kind === 'fails' ? '選べる' : '解ける';
  },
  answers: {
    piece: ({ item, piece }, names) =>
      `候補${names.piece(piece!)}です。項目${names.item(item!)}を覆えるもののうち、まだ試していない最初のものです。`,
    fails: ({ item, piece }, names) =>
      piece === undefined
        ? undefined
        : `項目${names.item(item!)}は候補${names.piece(piece)}で覆えます。`,
    solvable: ({ item }, names) =>
      item === undefined
        ? '解けます。残りの候補で覆えます。'
        : `解けません。項目${names.item(item)}を覆う候補がもうありません。`,
    removed: ({ rights: [right = 0] }) =>
      right === 0
        ? 'やめません。次の項目に試せる候補があります。'
        : `${number(right)}個です。そこまで戻ると、試せるものが残っています。`,
    ways: ({ item, piece, rights: [right = 0] }, names) =>
      `候補${names.piece(piece!)}で項目${names.item(item!)}を覆うのは${number(right)}通りです。`,
    node: ({ node }, names) => nodeIs(node!, names),
    line: ({ listing, rights: [right = 0] }) =>
      right === CALL
        ? '探索が自分自身を呼び出し、一段深く進みます。'
        : `呼び出した側が、その次の行「${listings[listing!][right]!}」から続けます。`,
  },
} satisfies Overrides<LateWords['asking']>;
