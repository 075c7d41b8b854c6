import type { Route } from './route.js';
import { accountRoutes } from './routes/account.js';
import { adminRoutes } from './routes/admin.js';
import { boardRoutes } from './routes/board.js';
import { dreamsRoutes } from './routes/dreams.js';
import { questionsRoutes } from './routes/questions.js';
import { serviceRoutes } from './routes/service.js';
import { storiesRoutes } from './routes/stories.js';
import { symbolsRoutes } from './routes/symbols.js';

/** All calls of the api. A test compares this table with the registered routes. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...dreamsRoutes,
  ...boardRoutes,
  ...questionsRoutes,
  ...storiesRoutes,
  ...symbolsRoutes,
  ...adminRoutes,
  ...serviceRoutes,
];
