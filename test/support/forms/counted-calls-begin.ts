/** Marks the place in the log of V8 where it is first called: functions are compiled then. */
export function countedCallsBegin(): void {}
