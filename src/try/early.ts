import { opening } from './opening.js';
import { askEarly } from './request.js';
import { readRoute } from './route.js';

/**
 * A small script that is there before the client: asks for the screen that the address names while the client is still
 * under way. The pages themselves say what they ask for; what they do not take is asked for again.
 */
const route = readRoute(location.hash, navigator.language);
const members = { begin: { review: true }, review: { review: true }, capture: { item: route.item } };
if (route.page in members) askEarly('capture', opening(route, members[route.page as keyof typeof members]));
