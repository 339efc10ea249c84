import { CALL } from '../../../teach/code/listing.ts';
import type { Names } from '../../../teach/moment/names.ts';
import type { AskedNode } from '../../../teach/practice/nodes.ts';
import { YES } from '../../../teach/practice/questions.ts';
import type { LateWords, Words } from '../../dictionary.ts';
import { short } from '../../format.ts';
import { number } from '../numbers.ts';
import { listings, tree } from './panels.ts';

export const practice: Words['practice'] = {
  name: '自分で探索',
  hint: '探索を自分の手で進める',
  asksItem: 'あなたの番です。次のマスはどこですか。それとも、ピースを外しますか。選んでください。',
  asksFewest:
    'あなたの番です。置き方が最も少ないのは、どのマスかピースですか。それとも、ピースを外しますか。選んでください。',
  asksPiece: (item) => `次は${item}です。どのピースを試しますか。盤面の下から選んでください。`,
  shows: (piece) => `この探索では、${piece}をこう置きます。`,
  asksWay: (piece) => `もう一度${piece}を選ぶと回ります。マスを選ぶかEnterで置きます。`,
  step: (step, of) => `${number(of)}手のうち${number(step)}手目。`,
  answers: {
    right: () => '正解です。',
    otherItem: ({ item }, names, isFewest) =>
      isFewest
        ? `そこではありません。${names.item(item)}のほうが置き方が少ないか、同じ数でも順番が先です。`
        : `そこではありません。先に${names.item(item)}が空いています。`,
    elsewhere: ({ item }, names) => `それでは、次に埋める${names.item(item)}が埋まりません。`,
    doesNotFit: () => 'そこには入りません。ほかのピースがあるか、もう使っています。',
    triedAlready: () => 'その置き方はここでもう試し、うまくいきませんでした。',
    notListed: () => 'この探索では、その向きは試しません。',
    tooEarly: ({ placement, isTurned }, names) =>
      isTurned
        ? `まだです。${names.placed(placement)}は、先に別の向きを試します。`
        : `まだです。先に${names.placed(placement)}を試します。`,
    someLeft: ({ placement }, names) =>
      `まだ外しません。試していない置き方があります：${names.placed(placement)}。`,
    notTheLast: ({ placement }, names) =>
      `外すのは、最後に置いた${names.placed(placement)}からです。`,
    goBack: () => 'ここで試せるものはもうありません。最後のピースを外します。',
    isOver: () => 'すべて調べ終わりました。',
  },
};

function nodeIs({ placement, entered, kind, removed }: AskedNode, names: Names): string {
  if (placement === undefined) return `${tree.root}です。`;
  const own = tree.node(names.placed(placement), entered, kind);
  return removed === 0 ? `${own}。` : `${own}。そのあと${number(removed)}個外します。`;
}

export const asking: LateWords['asking'] = {
  name: '問題',
  hint: 'この場面と、ここから数手ごとに問題を出す・やめる',
  reveal: '答えを見る',
  prove: '確かめる',
  proveHint: '次の解へ進む。解けないときは、この配置の先をすべて調べたところへ',
  another: '別の問題',
  end: '終わる',
  nothing: 'この場面には問題がありません。先へ進むと出ます。',
  nothingLeft: '探索が終わったので、ここには問題がありません。前に戻ると出ます。',
  asked: '出した問題',
  list: '一覧',
  at: (step) => `${number(step)}手目へ`,
  given: (answer) => `答え：${answer}。`,
  revealed: '答えを見ました。',
  right: '正解です。',
  again: (reply) => `${reply}もう一度どうぞ。`,
  wrongs: {
    notFirst: ({ item }, names) =>
      `違います。${names.item(item)}より先に空いているマスがあります。`,
    noWay: ({ piece, item }, names) =>
      `違います。${names.piece(piece)}は${names.item(item)}に入りません。`,
    notSo: ({ piece, item }, names) =>
      `違います。${names.piece(piece)}は${names.item(item)}に入りますが、探索はその置き方を試しません。`,
    triedThere: ({ piece, item }, names) =>
      `違います。${names.item(item)}で${names.piece(piece)}について試すことは、もうありません。`,
    triedLater: ({ piece }, names) => `違います。${names.piece(piece)}より先に試すものがあります。`,
    notFewest: ({ item, ways }, names) =>
      `違います。${names.item(item)}の置き方は${number(ways)}通りで、もっと少ないものがあります。`,
    covered: ({ item, piece }, names) =>
      `違います。${names.item(item)}には、まだ${names.piece(piece)}が入ります。`,
    later: () => 'そこにも何も入りませんが、探索はそこまで進みません。',
    notCome: ({ item }, names) => `違います。探索は${names.item(item)}まで進みません。`,
    noneGoesOn: () => '違います。次のマスには試せるものがありません。',
    someCell: () => '違います。もう何も入らないマスがあります。',
    moreComeOff: () => '違います。そこまで外しても、試せるものがありません。',
    fewerComeOff: () => '違います。そこまで外さなくても、試せるものがあります。',
    moreWays: () => '違います。もっと多くあります。',
    fewerWays: () => '違います。もっと少ないです。',
    otherNode: ({ node }, names) => `違います。そこは${nodeIs(node, names)}`,
    callIsOver: () => '違います。この呼び出しは終わり、呼び出した側が続きから進みます。',
    callBegins: () => '違います。ピースは置きました。残りは別の呼び出しに任せます。',
  },
  asks: {
    cell: () => '次に埋めるのはどのマスですか。指してください。',
    piece: ({ item }, names) =>
      `次に${names.item(item!)}に置くのはどのピースですか。下から選んでください。`,
    fewest: () => '残りの置き方が最も少ないのは、どのマスかピースですか。指してください。',
    fails: () => 'まだ置けますか。それとも、どのマスで行き止まりになりますか。',
    solvable: () => 'まだ解けますか。それとも、もう埋められないのはどのマスですか。',
    removed: () => '次の1個を置くまでに、何個外しますか。',
    ways: ({ item, piece }, names) =>
      `${names.piece(piece!)}で${names.item(item!)}を埋める置き方は何通りですか。`,
    node: () => '探索木のどこですか。指してください。',
    line: () => '次に実行するのはどの行ですか。指してください。',
  },
  how: {
    cell: () => 'そのマスを選んでください。',
    piece: ({ item }, names) => `${names.item(item!)}に置くピースを盤面の下から選んでください。`,
    fewest: () => 'そのマスか、盤面の下のピースを選んでください。',
    fails: () => 'そのマスか、「置ける」を選んでください。',
    solvable: () => '埋められないマスか、「解ける」を選んでください。',
    removed: () => '外す個数を選んでください。',
    ways: ({ item, piece }, names) =>
      `${names.piece(piece!)}で${names.item(item!)}を埋める置き方の数を選んでください。`,
    node: () => '探索木の中で選んでください。',
    line: () => '擬似コードの行を選んでください。',
  },
  choice: (answer, { kind, listing }) => {
    if (listing) return listings[listing][answer]!;
    if (kind === 'node') return `${number(answer)}手目`;
    if (answer !== YES) return number(answer);
    return kind === 'fails' ? '置ける' : '解ける';
  },
  answers: {
    piece: ({ item, piece }, names) =>
      `${names.piece(piece!)}です。${names.item(item!)}に入るもののうち、まだ試していない最初のものです。`,
    fails: ({ item, piece }, names) =>
      piece === undefined ? undefined : `${names.item(item!)}に${names.piece(piece)}が入ります。`,
    solvable: ({ item }, names) =>
      item === undefined
        ? '解けます。残りのピースで埋められます。'
        : `解けません。${names.item(item)}に入るピースがもうありません。`,
    removed: ({ rights: [right = 0] }) =>
      right === 0
        ? '外しません。次のマスに試せるものがあります。'
        : `${number(right)}個です。そこまで戻ると、試せるものが残っています。`,
    ways: ({ item, piece, rights: [right = 0] }, names) =>
      `${names.piece(piece!)}で${names.item(item!)}を埋める置き方は${number(right)}通りです。`,
    node: ({ node }, names) => nodeIs(node!, names),
    line: ({ listing, rights: [right = 0] }) =>
      right === CALL
        ? '探索が自分自身を呼び出し、一段深く進みます。'
        : `呼び出した側が、その次の行「${listings[listing!][right]!}」から続けます。`,
  },
};

export const lesson: Words['lesson'] = {
  title: 'レッスン',
  hint: 'レッスンを始める・終える',
  scene: (scene, of) => `${number(scene)}/${number(of)}`,
  isOver: '・おわり',
  left: 'この場面から離れています。Page Upで戻り、Page Downで次へ進みます。',
  takeHome: '持ち帰り',
  remember: '覚えておくこと',
  next: '次にやってみること',
  atHome: '家でもこのレッスンを最初から',
  back: 'レッスンを戻す',
  on: 'レッスンを進める',
  backHint: 'レッスンを一つ前に戻す',
  onHint: 'レッスンを一つ先に進める',
  notes: '手引き',
  end: 'レッスンを終える',
  number,
  choose: 'レッスンを選ぶ',
  chooseHint:
    '自作のレッスンはテキストファイルです。このページにドロップするか、貼り付けるか、ここから開いてください。',
  scenes: (scenes) => `${number(scenes)}場面`,
  own: '自作',
  remove: (title) => `「${title}」を削除`,
  unknown: (place) =>
    `レッスンまたは場面「${short(place)}」はここにはありません。自作のレッスンは作った人のブラウザーにだけあります。ファイルをここにドロップすれば使えます。`,
  inLesson: (said) => `レッスンを読み込めません：${said}`,
  inScene: (scene, said) => `レッスンを読み込めません。場面${number(scene)}：${said}`,
};
