/**
 * The command by which an editor has the preview show what its cursor stands at: `[uri, line]`, the first line is 0.
 */
export const showInPreview = 'caseCapture.showInPreview';

/**
 * Tells the preview at an address (`case-capture preview`) where the cursor is. @throws Error (rejects) when there is
 * no preview
 */
export async function tellPreview(address: string, file: string, line: number): Promise<void> {
  const query = new URLSearchParams({ file, line: String(line + 1) }).toString();
  const answer = await fetch(`${address}/cursor?${query}`, { method: 'POST' }).catch(() => undefined);
  if (!answer?.ok) throw new Error(`there is no preview of ${file} at ${address}: case-capture preview starts one`);
}
