/** Default addresses of local servers with an OpenAI-compatible API. */
const USUAL = [
  { name: 'Ollama', port: 11434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
];
const PATIENCE_MS = 500;

/** @typedef {{ name: string, baseURL: string, model: string }} LocalModel */

/** @returns {Promise<LocalModel | undefined>} the first model that such a server names, or nothing if none answers. */
async function modelAt({ name, port }) {
  const baseURL = `http://127.0.0.1:${port}/v1`;
  try {
    const response = await fetch(`${baseURL}/models`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const { data } = /** @type {{ data?: { id?: unknown }[] }} */ (await response.json());
    const model = data?.[0]?.id;
    return typeof model === 'string' ? { name, baseURL, model } : undefined;
  } catch {
    return undefined;
  }
}

/** Looks for a model server on this computer where the settings name none. Fails never, and waits half a second at most. */
export async function findLocalModel(settings, servers = USUAL) {
  if (settings.OPENAI_API_KEY || settings.OPENAI_BASE_URL) return undefined;
  const found = await Promise.all(servers.map(modelAt));
  return found.find((model) => model !== undefined);
}

/** How an operator would use it; the service uses nothing by itself. */
export function hintAt({ name, baseURL, model }) {
  return `A local model answers (${name}). To let it read, set OPENAI_BASE_URL=${baseURL} and OPENAI_MODEL=${model} in .env.`;
}
