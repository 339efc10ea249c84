/** Measures CPU seconds from now on, so that other load does not count. */
export function stopwatch(): () => number {
  const began = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
}
