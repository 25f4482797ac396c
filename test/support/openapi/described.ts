import type { Json } from '../requests/case-request.js';
import type { RequestSchema } from './schema-arbitrary.js';

/** What the tests read of the OpenAPI document. */
export interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, RequestSchema>> };
}

export interface DescribedOperation {
  readonly parameters: readonly { readonly name: string; readonly required: boolean; readonly example?: Json }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: RequestSchema & { readonly $ref?: string }; readonly example?: Json }>
    >;
  };
}
