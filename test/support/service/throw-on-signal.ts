/** Imported by a service before all else (`NODE_OPTIONS`): a fault that nothing catches, on SIGUSR2. */
process.on('SIGUSR2', () => {
  throw new Error('a planted fault');
});
