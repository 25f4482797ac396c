/**
 * What the package offers to another Node program that mounts the service (docs/operating.md): the application, and
 * what it is made of. Nothing here starts by itself or has state of its own.
 */
export { buildApp, type Parts } from './app.js';
export { type Brand, readBrand } from './brand/read-brand.js';
export type { CaseStore } from './case/store.js';
export { readAccess } from './http/access/read-access.js';
export { capturePage, docsPage } from './page-files.js';
export type { Page } from './http/pages/page.js';
export { shippedRules, shippedScreens } from './package-directory.js';
export { serve, type Serving } from './http/connections/serve.js';
export { loadSystems } from './screens/load/load-systems.js';
export { openCaseStore } from './store/open-case-store.js';
