/** The folder of the screens that all rule systems share, as in the rules. */
export const sharedFolder = 'common';
