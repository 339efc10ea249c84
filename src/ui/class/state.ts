import { createSignal } from 'solid-js';
import type { Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import type { LessonPlace } from '../../teach/lesson/lesson.ts';
import type { Grain } from '../../teach/moment/explanation.ts';
import { ByHand, type HandState } from '../../teach/practice/byHand.ts';
import type { Question } from '../../teach/practice/questions.ts';
import { type LessonPart, createLessonPart } from '../lesson/lessonPart.ts';
import type { ModePageProps } from '../modeOverlay.ts';
import { isSame } from '../widgets/isSame.ts';
import { createSound, type Sound } from '../sound/sound.ts';
import type { Place } from '../status/cellMark.tsx';
import type { ClassCommands, ClassModel } from './model.ts';
import type { Marks } from './moment/atMoment.ts';

/** A question that was answered or revealed. */
export interface Posed {
  readonly question: Question;
  /** The answer given; undefined if the right one was revealed. */
  readonly answer: number | undefined;
  /** The moment of the question. */
  readonly at: Pick<ClassModel, 'names' | 'explanation' | 'situation' | 'search' | 'problem'>;
}

/** The progress of a step's questions: the number of the current one, and the answer once it is over. */
export interface Answer {
  readonly step: number;
  /** The place in the lesson, which may ask several questions at the same step. */
  readonly place: LessonPlace | undefined;
  readonly turn: number;
  readonly isOver: boolean;
  /** The last answer; undefined if there was none. */
  readonly given: number | undefined;
}

/** The moment on show, the commands that its scene carries out, and the explainers of its search. */
interface Shown {
  readonly moment: ClassModel;
  readonly commands: ClassCommands;
  readonly tools: SearchTools;
}

/** The fields that concern the search on show, and are reset for another search. */
interface OfSearch {
  /** The target that still has to be pointed at before the search for it begins. */
  pendingTarget: { readonly kind: 'cell' | 'piece'; readonly direction: 1 | -1 } | undefined;
  /** What is under the mouse or the focus, marked on the board and in all panels; items are as in `Marks`. */
  pointed: { readonly placement?: number | undefined; readonly item?: number | undefined };
  /** The piece all whose ways are shown, if that was asked. */
  waysOf: number | undefined;
  /** The search is carried out by hand: the progress of a step; undefined while nobody does so. */
  practice: { readonly step: number; readonly state: HandState } | undefined;
  /** The place in a lesson that has had it carried out by hand. */
  handsAt: LessonPlace | undefined;
  /** The first step of which a question is asked; undefined while questions are off. */
  questionsFrom: number | undefined;
  /** The answer to the last question asked. */
  answer: Answer | undefined;
  /** The questions since they began, with the first answer to each, which counts. */
  firsts: readonly Posed[];
  /** All questions so far, in the order in which they were answered last. */
  posed: readonly Posed[];
  /** The list of these questions is open. */
  isListed: boolean;
  /** The search is shown as a program. */
  isProgramOpen: boolean;
}

/**
 * Everything that the page of a class holds. All fields are reactive: components read them, and the functions
 * of `actions.ts`, `navigation/`, `practice/` and `questions/` set them.
 */
export interface ClassState extends OfSearch, Shown {
  /** The scene sets it before the page is mounted; until then, to read any of its fields is an error. */
  shown: Shown | undefined;
  /** The board lies there, as the scene draws it. */
  place: Place;
  /** The placements that can be seen to lie on the board, as none of them is still moving. */
  laid: readonly number[];
  /** The QR code covers the board, or worksheets cover the page. */
  cover: 'code' | 'sheets' | undefined;
  /** Words and marks are shown; otherwise the picture is alone. */
  hasWords: boolean;
  /** The board, or the panels beside it, have the whole page. */
  focus: 'board' | 'side' | undefined;
  /** The tree leaves out branches in which nothing was found, and the matrix options that are gone. */
  isFolded: boolean;
  /** Solutions that are images of each other stand side by side. */
  isGrouped: boolean;
  /** The grain that comes back after questions or practice. */
  grainBefore: Grain;
  /** Opens the menu of targets, or closes it; the menu sets it. */
  toggleTargetMenu: () => void;
  readonly lesson: LessonPart;
  readonly sound: Sound;
}

/** The props of every part of the page. */
export interface ClassProps extends ModePageProps {
  readonly state: ClassState;
  /** The moment on show, without what would answer an open question. */
  readonly moment: ClassModel;
  readonly marks: Marks;
}

const ofSearch = (): OfSearch => ({
  pendingTarget: undefined,
  pointed: {},
  waysOf: undefined,
  practice: undefined,
  handsAt: undefined,
  questionsFrom: undefined,
  answer: undefined,
  firsts: [],
  posed: [],
  isListed: false,
  isProgramOpen: false,
});

/** The state of a class to which no scene has shown anything. */
export function createState(): ClassState {
  const state: ClassState = reactive<ClassState>({
    ...ofSearch(),
    shown: undefined,
    get moment() {
      return shownBy(state).moment;
    },
    get commands() {
      return shownBy(state).commands;
    },
    get tools() {
      return shownBy(state).tools;
    },
    place: { x: 0, y: 0, cell: 0 },
    laid: [],
    cover: undefined,
    hasWords: true,
    focus: undefined,
    isFolded: false,
    isGrouped: false,
    grainBefore: 'places',
    toggleTargetMenu: () => {},
    lesson: createLessonPart(
      () => state.moment.lesson,
      () => state.commands.lesson,
    ),
    sound: createSound(),
  });
  return state;
}

function shownBy({ shown }: ClassState): Shown {
  if (!shown) throw new Error('No scene has shown a moment.');
  return shown;
}

/** Takes the moment that a scene shows, and forgets what concerns another search. */
export function setMoment(state: ClassState, moment: ClassModel, commands: ClassCommands): void {
  const { problem, search } = moment;
  const { shown } = state;
  const isSameSearch = shown?.moment.problem === problem && shown.moment.search === search;
  const tools = isSameSearch ? shown.tools : toolsOf(problem, search);
  state.shown = { moment, commands, tools };
  if (!isSameSearch) Object.assign(state, ofSearch());
}

type SearchTools = ReturnType<typeof toolsOf>;

/** The explainers of a search; practice is prepared once somebody begins it. */
function toolsOf(problem: Problem, search: Search) {
  let hand: ByHand | undefined;
  return {
    get byHand() {
      return (hand ??= new ByHand(problem, search));
    },
  };
}

/** Makes signals of all fields but those that are computed. An equal value stays the same object. */
function reactive<Fields extends object>(fields: Fields): Fields {
  for (const [name, field] of Object.entries(Object.getOwnPropertyDescriptors(fields))) {
    if (!('value' in field)) continue;
    const [get, set] = createSignal<unknown>(field.value, { equals: isSame });
    const assign = (value: unknown): void => {
      set(() => value);
    };
    Object.defineProperty(fields, name, { get, set: assign });
  }
  return fields;
}
