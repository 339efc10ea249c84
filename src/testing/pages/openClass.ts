import { PathLookup, Situations } from '../../teach/moment/situation.ts';
import { FoundSolutions } from '../../solve/found/foundSolutions.ts';
import { plainSearch, type Search } from '../../solve/search.ts';
import { namesOf } from '../../teach/moment/names.ts';
import { levelsOf, TreeRaster } from '../../teach/tree/treeRaster.ts';
import type { ClassCommands, ClassModel } from '../../ui/class/model.ts';
import type { LessonCommands } from '../../ui/lesson/model.ts';
import { createState, setMoment } from '../../ui/class/state.ts';
import { problemOf } from '../random/situations.ts';
import { MomentExplainer } from '../../teach/moment/momentExplainer.ts';

const problems = new Map(['square-bar-corner', 'square-t-corner'].map((id) => [id, problemOf(id)]));
const search: Search = { ...plainSearch, order: 'rows' };

/** A puzzle in class, at a step and a tick. */
export function modelOf(puzzle: string, step: number, tick = Infinity): ClassModel {
  const problem = problems.get(puzzle)!;
  const situation = new Situations(problem, search).at({ step, tick });
  const grain = tick < Infinity ? 'tries' : 'places';
  const explanation = new MomentExplainer(problem, search).of(situation, grain);
  const found = new FoundSolutions(problem, search);
  const none = {
    ways: undefined,
    tellsLost: false,
    solvable: undefined,
    lost: undefined,
    lesson: undefined,
    targetSearch: undefined,
    proof: undefined,
    isProofRefused: false,
    isComing: false,
    reached: undefined,
    solutions: 0,
    images: 0,
    panels: [],
    letters: [],
  };
  const names = namesOf(problem);
  const raster = new TreeRaster(levelsOf(problem));
  return {
    problem,
    search,
    names,
    grain,
    situation,
    explanation,
    nameCell: () => 0,
    found,
    raster,
    pathAt: (step) => new PathLookup(problem, search).at(step),
    ...none,
  };
}

/** A class at a moment, whose commands are carried out at once. */
export function openClass(first: ClassModel) {
  const puzzle = 'square-bar-corner';
  const state = createState();
  /** Whether the answers to questions of a lesson were right, in order. */
  const answers: boolean[] = [];
  const lesson: Partial<LessonCommands> = { answered: ({ isRight }) => void answers.push(isRight) };
  const commands: Partial<ClassCommands> = {
    lesson: lesson as LessonCommands,
    cancel: () => {},
    goTo: (step) => show({ ...modelOf(puzzle, step), lesson: state.moment.lesson }),
    setGrain: (grain) => show({ ...state.moment, grain }),
    step: (by) => show(modelOf(puzzle, state.moment.situation.step + by)),
  };
  const show = (moment: ClassModel): void => setMoment(state, moment, commands as ClassCommands);
  show(first);
  return { state, show, answers };
}
