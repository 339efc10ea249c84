/** Seconds of the processor's time since now: what else the machine does is left out. */
export function stopwatch(): () => number {
  const began = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
}
