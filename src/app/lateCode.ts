import { loadParts, type Parts } from '../ui/index.tsx';

type Experiments = typeof import('./library/experiments/experimentSuite.ts');

/** Code that is not needed at first, besides that of modes: of the dialogs, and of what they run. */
export type LateCode = Parts & Pick<Experiments, 'experimentSuite'>;

export async function loadLateCode(): Promise<LateCode> {
  const [parts, { experimentSuite }] = await Promise.all([
    loadParts(),
    import('./library/experiments/experimentSuite.ts'),
  ]);
  return { ...parts, experimentSuite };
}
