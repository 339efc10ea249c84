import { number } from '../numbers.ts';
import type { Words } from '../../dictionary.ts';

function areas(over: number | undefined): string {
  if (over === undefined) return '';
  if (over === 0) return 'マスの数は全ピースとちょうど同じです。';
  const cells = `${number(Math.abs(over))}マス`;
  return over > 0 ? `全ピースには${cells}足りません。` : `ピースより${cells}多くなっています。`;
}

export const play: Words['play'] = {
  title: '自分で解く',
  whatKeyDoes: '自分でピースを置く・戻る',
  about: 'ピースを取って盤面に置きます',
  withMouse: (canFlip) => `ホイールか T で回す${canFlip ? '、右ボタンか X で裏返す' : ''}`,
  board: '盤面',
  waiting: '盤面の外のピース',
  take: (piece) => `${piece}を取る`,
  openCell: (cell) => `${cell}、空き`,
  coveredCell: (cell, piece) => `${cell}、${piece}`,
  fixedCell: (cell, piece) => `${cell}、${piece}、固定`,
  turn: '回す',
  flip: '裏返す',
  lay: '置く',
  undo: '戻す',
  redo: 'やり直す',
  anew: '最初から',
  anewHint: 'ピースをすべて外す（「やり直す」で戻る）',
  undoHint: '一手戻す',
  redoHint: '一手やり直す',
  goOn: '続きを探索',
  goOnHint: '置いたピースを固定して、ここから探索を続ける',
  pieces: (laid) => `置いたピース${number(laid)}個`,
  moves: (moves) => `${number(moves)}手`,
  solved: '解けました',
  solvedWith({ hints, questions, isLive, isGiven }, time) {
    const help = [
      hints > 0 ? `ヒント${number(hints)}回` : '',
      questions > 0 ? `質問${number(questions)}回` : '',
      isLive ? '残りの通り数の表示' : '',
      isGiven ? 'はじめから置かれたピースあり' : '',
    ].filter((one) => one !== '');
    const solved = time === undefined ? '解けました' : `${time}で解けました`;
    return help.length === 0 ? `助けなしで${solved}` : `${solved}（${help.join('、')}）`;
  },
  tree: '手の木',
  treeHint: 'すべての手を木で表示する（押すとその盤面に移る）',
  firstBoard: '最初の盤面',
  rival: {
    title: '探索と競う',
    hint: '同じ盤面の探索を、自分の手の木と同じステップ数（置いた数と外した数）だけ進めて表示する',
    tree: '探索の木',
    standing: (steps, laid, deadEnds, solutions) =>
      [
        laid === undefined
          ? '探索は終わりました'
          : `${number(steps)}ステップ後：ピース${number(laid)}個`,
        ...(deadEnds > 0 ? [`行き止まり${number(deadEnds)}回`] : []),
        ...(solutions > 0 ? [`解${number(solutions)}個`] : []),
      ].join('、'),
  },
  layMove: (piece) => `${piece}を置く`,
  ask: '尋ねる',
  askHint: '今の盤面について尋ねる',
  askHelp: 'ヒント（もう一度で詳しく）',
  askSolvable: 'まだ解けますか',
  waysOf: (name, ways) => `${name}の置き方は残り${number(ways)}通りです`,
  askWays: '残りは何通りですか',
  askLastGood: 'まだ解ける最後の場面まで戻る',
  live: '残りの通り数をいつも表示',
  looking: '数えています…',
  unknown: 'まだ分かりません',
  ways: (ways) => (ways === 0n ? 'もう解けません。' : `残り${number(ways)}通り`),
  atLeast: (ways) => `残り少なくとも${number(ways)}通り`,
  ahead: (ways) => `ここに置くと：${ways}`,
  solvable: 'はい、ここから解けます',
  hopeless: 'いいえ、ここからは解けません。',
  lastGood: {
    sought: 'さかのぼって調べています…',
    found: 'ここからはまだ解けます',
    none: '最初の盤面から解けません',
    unknown: 'まだ分かりません',
  },
  hintWhere: '印のマスを見てください',
  hintWhat: (piece) => `印のマスは${piece}が覆います`,
  hintHow: (piece) => `${piece}は図のように置きます`,
  edit: '盤面を変える',
  editHint: 'パズルを変える（ピースを固定・解除する、マスを閉じる・開く）',
  editing: 'ピースを押すと固定・解除、マスを押すと閉じる・開く',
  closedCell: (cell) => `${cell}、閉じたマス`,
  edited: {
    close: (cell, over) => `${cell}を閉じました。${areas(over)}`,
    open: (cell, over) => `${cell}を開きました。${areas(over)}`,
    fix: (piece) => `${piece}を固定しました。もう一度で解除します。`,
    free: (piece) => `${piece}の固定を解除しました。`,
  },
  unedited: {
    last: (cell) => `${cell}は最後のマスなので閉じられません。`,
    alike: (piece) => `${piece}はここでは固定できません。接する同じピースと区別できなくなります。`,
    large: (cell) => `盤面が大きくなりすぎるので${cell}は開けません。`,
  },
  noWay: (piece, cell, why) => `${piece}は${cell}にはどうしても置けません。${why}`,
  over: (piece) => `${piece}を持っています。ここには置けません`,
  fits: (piece, cells) => `${piece}は${cells}を覆います`,
  laid: (piece, cells) => `${piece}を${cells}に置きました`,
  lifted: (piece) => `${piece}を外しました`,
  returned: (piece) => `${piece}を盤面の外に戻しました`,
  refused: (piece) => `${piece}はそこには置けません`,
};
