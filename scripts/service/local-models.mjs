/** Default addresses of local servers with an OpenAI-compatible API. */
const DEFAULT_SERVERS = [
  { name: 'Ollama', port: 11434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
];
const TIMEOUT_MS = 500;

/** @typedef {{ name: string, baseURL: string, model: string }} LocalModel */

/** @returns {Promise<LocalModel | undefined>} the first model of the server, or undefined if it does not respond. */
async function modelAt({ name, port }) {
  const baseURL = `http://127.0.0.1:${port}/v1`;
  try {
    const response = await fetch(`${baseURL}/models`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { data } = /** @type {{ data?: { id?: unknown }[] }} */ (await response.json());
    const model = data?.[0]?.id;
    return typeof model === 'string' ? { name, baseURL, model } : undefined;
  } catch {
    return undefined;
  }
}

/** Looks for a local model server if the settings name none. Never throws and waits at most half a second. */
export async function findLocalModel(settings, servers = DEFAULT_SERVERS) {
  if (settings.OPENAI_API_KEY || settings.OPENAI_BASE_URL) return undefined;
  const found = await Promise.all(servers.map(modelAt));
  return found.find((model) => model !== undefined);
}

/** Tells the operator how to use the model; the service never uses it automatically. */
export function hintAt({ name, baseURL, model }) {
  return `Found a local model server (${name}). To use it, set OPENAI_BASE_URL=${baseURL} and OPENAI_MODEL=${model} in .env.`;
}
