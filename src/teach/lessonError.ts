/** No parameters. */
type Nothing = object;

/** The possible errors in the file of a lesson, with the parameters of their messages. */
export interface LessonIssueParams {
  /** `line` is 0 if the browser does not say where. */
  notJson: { line: number };
  notARecord: { part: string };
  unknownKey: { key: string; keys: string };
  missing: { part: string };
  notByLanguage: { part: string };
  badLanguage: { language: string };
  missingLanguage: { part: string; language: string };
  otherLanguage: { part: string; language: string; languages: string };
  noScenes: Nothing;
  noStops: Nothing;
  /** `part` is the address of the stop. */
  twoTexts: { part: string };
  badPoint: { point: string; kinds: string };
  /** `said` is a sentence on its address. */
  badStop: { stop: number; said: string };
  noLessonThere: { stop: number; mode: string };
  unknownFigure: { part: string; figure: string };
  unusedFigure: { figure: string };
  badFigureName: { figure: string };
  badFigure: { figure: string; key: string; value: string };
  pieceOfFigure: { figure: string; measure: string };
}

/** An error, and the scene that has it, counted from 1; 0 if it is none of a scene. */
export type LessonIssue = {
  [Code in keyof LessonIssueParams]: { readonly code: Code; readonly scene: number } & Readonly<
    LessonIssueParams[Code]
  >;
}[keyof LessonIssueParams];

/** An invalid lesson. Its message is for developers; `words/` has the messages for users. */
export class LessonError extends Error {
  readonly issue: LessonIssue;

  constructor(issue: LessonIssue) {
    super(JSON.stringify(issue));
    this.name = 'LessonError';
    this.issue = issue;
  }
}
