/** Says when somebody ends the program, with Ctrl+C or otherwise: from then on it ends by itself. */
export function interruption(): AbortSignal {
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort());
  return ended.signal;
}
