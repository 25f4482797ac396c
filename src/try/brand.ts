/** What an insurer gives the client (`BRAND_DIR`): the service serves this module with it. */
export interface BrandOfPage {
  /** By language, then by name: in place of the client's own. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names of files beside this one. */
  readonly logo?: string;
  readonly darkLogo?: string;
  /** What stands at the foot of every page. */
  readonly contact: {
    readonly phone?: string;
    readonly email?: string;
    readonly hours?: Readonly<Record<string, string>>;
    readonly links: readonly { readonly name: Readonly<Record<string, string>>; readonly address: string }[];
  };
}

export const brand: BrandOfPage = { texts: {}, contact: { links: [] } };
