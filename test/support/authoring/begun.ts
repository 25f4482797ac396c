import { patchOf } from '../../../src/authoring/changes/patch-of.js';
import { SkeletonRefused, type SkeletonRequest } from '../../../src/authoring/skeletons/request.js';
import { begin, type SkeletonKind } from '../../../src/authoring/skeletons/skeleton.js';
import type { Workbench } from '../../../src/authoring/skeletons/workbench.js';

/** The files that are written, or why nothing is. */
export function begun(kind: SkeletonKind, request: SkeletonRequest, bench: Workbench): string {
  try {
    begin(kind, request, bench);
    return patchOf(bench.files);
  } catch (error) {
    if (error instanceof SkeletonRefused) return `refused: ${error.message}\n`;
    throw error;
  }
}
