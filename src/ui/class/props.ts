import type { LessonPart } from '../lesson/lessonPart.ts';
import type { ModePageProps } from '../modeOverlay.ts';
import type { ClassActions } from './actions.ts';
import type { Asking } from './asking.ts';
import type { Cover } from './covers.ts';
import type { GoTo } from './goTo.ts';
import type { Hand } from './hand.ts';
import type { Pointing } from './pointing.ts';
import type { Marks } from './marks.ts';
import type { ClassModel, Place } from './model.ts';
import type { View } from './view.ts';

export interface ClassProps extends ModePageProps {
  readonly moment: ClassModel;
  readonly act: ClassActions;
  readonly place: Place;
  /** The placements that have come to lie on the board, and can be seen. */
  readonly laid: readonly number[];
  readonly cover: Cover | undefined;
  readonly hand: Hand;
  readonly asking: Asking;
  /** What is marked on the board and in the tray. */
  readonly marks: Marks;
  readonly view: View;
  readonly goTo: GoTo;
  readonly pointing: Pointing;
  readonly hasSound: boolean;
  /** Whether the tree is without branches in which nothing was found, and the matrix without options that are gone. */
  readonly isFolded: boolean;
  /** Whether solutions that are images of each other are side by side. */
  readonly isGrouped: boolean;
  readonly lesson: LessonPart;
}
