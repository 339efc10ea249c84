import { For, type JSX } from 'solid-js';
import { LONGEST_STORY, type StoryMoment } from '../../teach/moment/story.ts';
import { lateWords, captionOf } from '../../words/index.ts';
import { searchInShort } from '../../words/names.ts';
import type { DialogProps } from '../modeOverlay.ts';
import { PaperCover } from '../widgets/paperCover.tsx';
import type { Choices } from './choices.ts';
import type { ToldStory } from './model.ts';
import './story.css';
import { StoryFigure } from './storyFigure.tsx';

interface StoryPagesProps extends DialogProps, ToldStory {
  readonly choices: Choices;
}

/** The moments of a search on paper, each with its step and what is said of it. */
export function StoryPages(props: StoryPagesProps): JSX.Element {
  const say = () => lateWords(props.words).picturing;
  const { moments, isWhole } = props.story;
  const isOpen = props.terms === 'turns' && !isWhole;
  /** What the moment is among the others. */
  const turned = ({ turns }: StoryMoment): string =>
    turns
      // That is its step.
      .filter((turn) => turn !== 'start')
      .map((turn) => (turn === 'deepest' && isOpen ? say().deepestSoFar : say().turns[turn]))
      .join(' · ');
  const note = (): string => {
    if (isWhole) return '';
    return isOpen ? say().notWhole(LONGEST_STORY) : say().fewer;
  };
  return (
    <PaperCover
      class="story"
      title={say().pages}
      about={say().paper}
      words={props.words}
      close={() => props.close()}
    >
      <article>
        <header>
          <p>
            <b>{props.model.neutralTitle}</b> {searchInShort(props.search, props.words)}
          </p>
        </header>
        <ol style={{ '--columns': props.choices.columns }}>
          <For each={moments}>
            {(moment) => (
              <li>
                <figure>
                  <StoryFigure
                    problem={props.problem}
                    moment={moment}
                    columns={props.choices.columns}
                    inColour={props.choices.inColour}
                  />
                  <figcaption>
                    <h2>
                      {say().step(moment.situation.step)}
                      <b>{turned(moment)}</b>
                    </h2>
                    <p>{captionOf(moment.explanation, moment.names, props.model.choices.lang)}</p>
                  </figcaption>
                </figure>
              </li>
            )}
          </For>
        </ol>
        <p class="note">{note()}</p>
      </article>
    </PaperCover>
  );
}
