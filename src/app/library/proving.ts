import type { Proof } from '../../teach/weighting/account.ts';
import type { FromProver, ToProver } from '../workers/messages.ts';
import type { WorkerHandle, WorkerJob } from '../workers/supervised.ts';

/** Looks for a proof that no solution of a puzzle, as text, is left where some placements lie. */
export type Prove = (text: string, laid: readonly number[]) => Promise<Proof | undefined>;

type StartProver = (job: WorkerJob<ToProver, FromProver>) => WorkerHandle<ToProver>;

/** Looks for proofs in workers, one for each. Rejects if none can. */
export const proverIn =
  (start: StartProver): Prove =>
  (text, laid) =>
    new Promise((resolve, reject) => {
      const worker = start({
        initialise: (send) => send({ text, laid }),
        received({ proof }) {
          worker.close();
          resolve(proof);
        },
        isDue: () => true,
        failed: () => reject(new Error('No proof could be looked for.')),
      });
    });

/** The proofs of whole puzzles, by their texts; that of the last one is kept. */
export function keptProofs(prove: Prove): (text: string) => Promise<Proof | undefined> {
  let last: { readonly text: string; readonly proof: Promise<Proof | undefined> } | undefined;
  return (text) => {
    if (last?.text === text) return last.proof;
    const asked = { text, proof: prove(text, []) };
    last = asked;
    asked.proof.catch(() => {
      if (last === asked) last = undefined;
    });
    return asked.proof;
  };
}
