import { requireNode } from './setup/node-version.mjs';

requireNode();
const { runService } = await import('./service/service.mjs');
await runService();
