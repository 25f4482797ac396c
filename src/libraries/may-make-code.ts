let allowed: boolean | undefined;

/** Whether this process may make code of texts (`--disallow-code-generation-from-strings` forbids it). */
export function mayMakeCode(): boolean {
  if (allowed === undefined) {
    try {
      allowed = new Function('return true')() as boolean;
    } catch (error) {
      if (!(error instanceof EvalError)) throw error;
      allowed = false;
    }
  }
  return allowed;
}
