import { test as base } from '@playwright/test';
import { ADMIN, loginByCall } from './account.js';

/** Logs the admin in once per worker, because password hashing is slow on purpose. */
export const test = base.extend<object, { adminToken: string }>({
  adminToken: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
      await use(await loginByCall(request, ADMIN));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});
