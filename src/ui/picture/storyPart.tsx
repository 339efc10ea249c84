import { lateWords } from '../../words/index.ts';
import { createSignal, onCleanup, Show, type JSX } from 'solid-js';
import { compile } from '../../solve/problem.ts';
import { LONGEST_STORY, storyOf, type StoryTerms } from '../../teach/moment/story.ts';
import { Checkbox, Select } from '../widgets/fields.tsx';
import { NumberField } from '../widgets/numberField.tsx';
import type { PartProps } from './props.ts';

/** The most moments on a storyboard, and the most of them side by side. */
const MOST = 60;
const MOST_COLUMNS = 6;

/** For how long a search is followed at once, in ms. */
const SLICE = 12;

/** Runs to its end in slices, so that the page goes on; undefined if it is stopped before. */
async function inSlices<Made>(
  work: Generator<void, Made>,
  isStopped: () => boolean,
): Promise<Made | undefined> {
  while (!isStopped()) {
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      const { done, value } = work.next();
      if (done) return value;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}

/** Which moments of the search are on a storyboard, and how it is printed. */
export function StoryPart(props: PartProps): JSX.Element {
  const say = () => lateWords(props.words).picturing;
  const [isBusy, setBusy] = createSignal(false);
  const [news, tell] = createSignal('');
  let isStopped = false;
  onCleanup(() => (isStopped = true));
  const terms = (): StoryTerms | undefined => {
    const { moments, from, to, count } = props.choices;
    if (moments === 'turns') return 'turns';
    if (from === undefined || to === undefined || count === undefined || from > to)
      return undefined;
    return { from, to, count };
  };
  const isEarly = (): boolean => (props.choices.from ?? 0) > (props.choices.to ?? Infinity);
  const show = async (asked: StoryTerms): Promise<void> => {
    const problem = compile(props.subject.puzzle!);
    const search = props.board.search!;
    setBusy(true);
    tell('');
    const story = await inSlices(storyOf(problem, search, asked), () => isStopped);
    setBusy(false);
    if (story?.moments.length === 0) tell(say().none);
    else if (story) props.show({ story, problem, search, terms: asked });
  };
  const Step = (field: {
    readonly name: 'from' | 'to' | 'count';
    readonly least: number;
    readonly most: number;
    readonly wrong?: string;
  }): JSX.Element => (
    <NumberField
      label={say()[field.name]}
      value={props.choices[field.name]}
      least={field.least}
      most={field.most}
      isWhole
      wrong={field.wrong}
      range={say().range}
      set={(value) => props.change({ [field.name]: value })}
    />
  );
  return (
    <div class="picture-choices story-choices">
      <Select
        label={say().moments}
        hint={props.choices.moments === 'turns' ? say().turningHint : undefined}
        value={props.choices.moments}
        options={[
          { value: 'turns', text: say().turning },
          { value: 'stretch', text: say().stretch },
        ]}
        choose={(moments) => props.change({ moments })}
      />
      <Show when={props.choices.moments === 'stretch'}>
        <Step name="from" least={0} most={LONGEST_STORY} />
        <Step name="to" least={0} most={LONGEST_STORY} wrong={isEarly() ? say().tooEarly : ''} />
        <Step name="count" least={1} most={MOST} />
      </Show>
      <Select
        label={say().columns}
        value={`${props.choices.columns}`}
        options={Array.from({ length: MOST_COLUMNS }, (_, i) => ({
          value: `${i + 1}`,
          text: `${i + 1}`,
        }))}
        choose={(columns) => props.change({ columns: Number(columns) })}
      />
      <Checkbox
        label={say().inColour}
        hint={say().inColourHint}
        value={props.choices.inColour}
        choose={(inColour) => props.change({ inColour })}
      />
      <div class="actions">
        <button
          type="button"
          class="chief"
          disabled={isBusy() || terms() === undefined}
          onClick={() => void show(terms()!)}
        >
          {say().show}
        </button>
      </div>
      <p class="news" role="status">
        {isBusy() ? say().following : news()}
      </p>
    </div>
  );
}
