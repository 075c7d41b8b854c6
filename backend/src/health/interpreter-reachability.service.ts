import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { ENV, type Env, usesModel } from '../config/env.js';
import { REGISTRY } from './metrics.service.js';

const OFFICIAL_API = 'https://api.openai.com/v1';
const TIMEOUT_MS = 1_500;
const REACHABLE_TTL_MS = 30_000;
const UNREACHABLE_TTL_MS = 5_000;

/** Checks rarely whether the model server responds. The lexicon is always available. */
@Injectable()
export class InterpreterReachability implements OnModuleInit {
  private freshUntil = 0;
  private reachable = Promise.resolve(true);

  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(REGISTRY) private readonly registry: Registry,
  ) {}

  onModuleInit(): void {
    const isReachable = () => this.isReachable();
    new Gauge({
      name: 'kkumpuri_interpreter_reachable',
      help: '1 when the model server responds, or when the lexicon interprets anyway',
      registers: [this.registry],
      async collect() {
        this.set((await isReachable()) ? 1 : 0);
      },
    });
  }

  /** With the lexicon as fallback, the worker stays ready while the model server is unreachable. */
  async isAvailable(): Promise<boolean> {
    return this.env.LEXICON_FALLBACK || this.isReachable();
  }

  isReachable(): Promise<boolean> {
    if (!usesModel(this.env)) return Promise.resolve(true);
    if (Date.now() < this.freshUntil) return this.reachable;
    this.freshUntil = Date.now() + REACHABLE_TTL_MS;
    this.reachable = this.probe().then((isReachable) => {
      if (!isReachable) this.freshUntil = Date.now() + UNREACHABLE_TTL_MS;
      return isReachable;
    });
    return this.reachable;
  }

  /** Any response but a 5xx means reachable: not every server lists its models, and a wrong key fails elsewhere. */
  private async probe(): Promise<boolean> {
    const { OPENAI_BASE_URL = OFFICIAL_API, OPENAI_API_KEY } = this.env;
    try {
      const response = await fetch(`${OPENAI_BASE_URL.replace(/\/+$/, '')}/models`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: OPENAI_API_KEY ? { authorization: `Bearer ${OPENAI_API_KEY}` } : {},
      });
      await response.body?.cancel();
      return response.status < 500;
    } catch {
      return false;
    }
  }
}
