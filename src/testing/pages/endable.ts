declare global {
  interface Window {
    /** Ends all workers without an event on the page. */
    endWorkers(): void;
  }
}

/** Run in the page before its own scripts: lets a test end its workers silently. */
export function endable(): void {
  const workers: Worker[] = [];
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      workers.push(this);
    }
  };
  window.endWorkers = () => workers.splice(0).forEach((worker) => worker.terminate());
}
