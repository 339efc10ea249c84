import type { LessonErrorWords } from './enLessonErrors.ts';
import { number } from './jaNumbers.ts';
import { short } from './short.ts';

const expected: Readonly<Record<string, string>> = {
  puzzle: 'パズルのid',
  search: '探索（たとえば「backtrack:rows」）',
  step: '手数',
  is: '数',
};

/** What can be wrong with the file of a lesson, in Japanese. */
export const jaLessonErrors: LessonErrorWords = {
  notJson: ({ line }) =>
    `JSONとして読めません${line > 0 ? `（${number(line)}行目の近く）` : ''}。コンマや引用符の過不足がないか確かめてください。`,
  notARecord: ({ part }) =>
    part === ''
      ? 'ここには{ }で囲んだ名前と値の組が必要です。'
      : `「${part}」には{ }で囲んだ名前と値の組を書いてください。`,
  unknownKey: ({ key, keys }) => `「${short(key)}」という項目はありません。使えるのは${keys}です。`,
  missing: ({ part }) => `「${part}」がありません。`,
  notByLanguage: ({ part }) =>
    `「${part}」は{"ja": "行き止まり"}のように、言語を付けて書いてください。`,
  badLanguage: ({ language }) =>
    `「${short(language)}」は言語を表していません。「ja」「en」「fr」のように書いてください。`,
  missingLanguage: ({ part, language }) => `「${part}」に「${language}」の文がありません。`,
  otherLanguage: ({ part, language, languages }) =>
    `「${part}」に「${short(language)}」の文がありますが、レッスンの題名の言語は${languages}です。`,
  noScenes: () => '「scenes」には場面を一つ以上並べてください。',
  noStops: () =>
    '「stops」には["puzzle=square-bar-corner&order=rows&step=2"]のようにアドレスを並べるか、[{"at": "…", "say": {"ja": "…"}}]のように文を添えてください。',
  twoTexts: ({ part }) =>
    `場面のアドレス「${short(part)}」に書けるのは「ask」か「say」のどちらか一つです。`,
  badPoint: ({ point, kinds }) =>
    `「point」には、「${short(point)}」ではなく問題の種類（${kinds}）を書いてください。`,
  badStop: ({ stop, said }) => `${number(stop)}番目のアドレス：${said}`,
  noLessonThere: ({ stop, mode }) =>
    `${number(stop)}番目のアドレスの「mode=${short(mode)}」ではレッスンができません。使えるのはclassとraceです。`,
  unknownFigure: ({ part, figure }) =>
    `「${part}」にある数「{${figure}}」が「expect」にありません。`,
  unusedFigure: ({ figure }) => `「expect」の数「${figure}」はどの文にも出てきません。`,
  badFigureName: ({ figure }) =>
    `「${short(figure)}」は数の名前になりません。使えるのは英数字と_だけです。`,
  badFigure: ({ figure, key, value }) =>
    key === 'measure'
      ? `数「${figure}」の「${short(value)}」は測れません。`
      : `数「${figure}」の「${key}」には、「${short(value)}」ではなく${expected[key]}を書いてください。`,
  pieceOfFigure: ({ figure, measure }) =>
    measure === 'ways' || measure === 'size'
      ? `数「${figure}」には「piece」（ピースの名前）が必要です。`
      : `数「${figure}」に「piece」は要りません。`,
};
