import { YES } from '../teach/practice/questions.ts';
import type { AskingWords } from './enAsking.ts';
import { number } from './jaNumbers.ts';

/** What is said in Japanese where questions are asked. */
export const jaAsking: AskingWords = {
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
  wrong: '違います。',
  later: 'そこにも何も入りませんが、探索はそこまで進みません。',
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
  },
  choice: (answer, kind) => {
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
  },
};
