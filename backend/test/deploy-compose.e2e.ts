import { composeSchema } from './support/compose-schema.js';
import { knownSettings, readText, readYaml, seconds } from './support/deploy-files.js';

const compose = composeSchema.parse(readYaml('docker-compose.yml'));
const { api, worker, migrate, postgres, redis, prometheus, grafana } = compose.services as Required<
  typeof compose.services
>;
const own = Object.entries(compose.services).filter(([, { build }]) => build);
const environment = { ...migrate?.environment, ...worker?.environment, ...api?.environment };

describe('docker-compose.yml', () => {
  it('has the service, its dependencies, and monitoring', () => {
    expect(Object.keys(compose.services).sort()).toEqual(
      ['postgres', 'redis', 'migrate', 'api', 'worker', 'prometheus', 'grafana'].sort(),
    );
    expect(own.map(([name]) => name)).toEqual(['migrate', 'api', 'worker']);
    expect([prometheus?.profiles, grafana?.profiles]).toEqual([['observability'], ['observability']]);
  });

  it('passes on every setting that a container can use, under a known name', () => {
    const known = knownSettings();
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    const decidedByTheImage = ['PORT', 'HOST', 'WORKER_PORT', 'DATA_DIR'];
    const refusedInProduction = ['EXPOSE_TEMP_PASSWORD'];
    const left = known.filter((name) => !(name in environment));
    expect(left.sort()).toEqual([...decidedByTheImage, ...refusedInProduction].sort());
  });

  it('starts api and worker after the migration, and the migration after the database', () => {
    const needs = {
      migrate: { condition: 'service_completed_successfully' },
      postgres: { condition: 'service_healthy' },
      redis: { condition: 'service_healthy' },
    };
    expect([api?.depends_on, worker?.depends_on]).toEqual([needs, needs]);
    expect(migrate?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
  });

  it('gives each process only the secrets it needs', () => {
    const providers = ['KAKAO_CLIENT_SECRET', 'NAVER_CLIENT_SECRET', 'OIDC_CLIENT_SECRET'];
    const ofApi = ['JWT_SECRET', 'QNA_ADMIN_PASSWORD', 'ADMIN_PASSWORD', 'SMTP_URL', ...providers];
    const secrets = [...ofApi, 'OPENAI_API_KEY'];
    const addresses = ['DATABASE_ADMIN_URL', 'MIGRATION_DATABASE_URL'];
    const secretsOf = (service: typeof api) =>
      [...secrets, ...addresses].filter((name) => name in (service?.environment ?? {}));
    expect(secretsOf(api)).toEqual(ofApi);
    expect(secretsOf(worker)).toEqual(['OPENAI_API_KEY']);
    expect(secretsOf(migrate)).toEqual(addresses);
  });

  it('runs the service under a role that is not a database superuser', () => {
    const userOf = (url = '') => /^postgresql:\/\/(\w+):/.exec(url)?.[1];
    const superuser = postgres?.environment?.POSTGRES_USER;
    expect(userOf(migrate?.environment?.DATABASE_ADMIN_URL)).toBe(superuser);
    expect([api, worker].map((service) => userOf(service?.environment?.DATABASE_URL))).toEqual([
      'kkumpuri_app',
      'kkumpuri_app',
    ]);
    expect(userOf(migrate?.environment?.MIGRATION_DATABASE_URL)).toBe('kkumpuri_migrator');
  });

  it('requires a password for every component', () => {
    const text = readText('docker-compose.yml');
    for (const name of ['POSTGRES', 'MIGRATION', 'APPLICATION', 'REDIS', 'GRAFANA'])
      expect(text).toContain(`\${${name}_PASSWORD:?`);
    expect(redis?.command).toContain('--requirepass ${REDIS_PASSWORD}');
    expect(api?.environment?.REDIS_URL).toContain('redis://:${REDIS_PASSWORD');
  });

  it('keeps user texts out of the database log', () => {
    expect(postgres?.command).toMatch(
      /log_min_messages=log .*log_min_error_statement=panic .*log_error_verbosity=terse/,
    );
  });

  it('persists Redis data and never evicts jobs', () => {
    expect(redis?.command).toMatch(/--appendonly yes .*--maxmemory-policy noeviction/);
    expect(redis?.volumes).toEqual(['redis:/data']);
  });

  it('has a database with a UTF-8 locale', () => {
    expect(postgres?.environment?.POSTGRES_INITDB_ARGS).toMatch(/UTF8 .*builtin-locale=C\.UTF-8/);
  });

  it("gives the service's containers a read-only file system and no privileges", () => {
    for (const [, service] of own) {
      expect(service).toMatchObject({
        read_only: true,
        init: true,
        tmpfs: ['/tmp'],
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
  });

  it('gives requests and readings time to finish before a container is killed', () => {
    expect(seconds(api?.stop_grace_period ?? '')).toBeGreaterThan(118);
    expect(seconds(worker?.stop_grace_period ?? '')).toBeGreaterThan(105);
  });

  it('can run many workers: the worker has no container name or published port', () => {
    expect(worker).not.toHaveProperty('ports');
    expect(worker).not.toHaveProperty('container_name');
  });

  it('lets Prometheus scrape the processes by their names and ports', () => {
    const { scrape_configs } = readYaml('deploy/prometheus/prometheus.yml') as {
      scrape_configs: { job_name: string; dns_sd_configs: { names: string[]; port: number }[] }[];
    };
    const found = scrape_configs.map(({ job_name, dns_sd_configs: [one] }) => [
      job_name,
      one?.names,
      one?.port,
    ]);
    expect(found).toEqual([
      ['kkumpuri-api', ['api'], 3000],
      ['kkumpuri-worker', ['worker'], 3001],
    ]);
    expect(readText('Dockerfile')).toContain('PORT=3000 WORKER_PORT=3001');
    expect(prometheus?.secrets).toEqual(['metrics_token']);
    expect(compose.secrets.metrics_token?.environment).toBe('METRICS_TOKEN');
  });

  it('uses exactly the declared volumes', () => {
    const named = Object.values(compose.services)
      .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
      .filter((source) => !source.startsWith('./'));
    expect([...new Set(named)].sort()).toEqual(Object.keys(compose.volumes).sort());
  });
});

describe('alerts', () => {
  const { groups } = readYaml('deploy/prometheus/alerts.yml') as {
    groups: { rules: { alert: string; labels: { severity: string }; annotations: { summary: string } }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);

  it('alerts have a severity and a summary', () => {
    for (const { labels, annotations } of rules) {
      expect(labels.severity).toMatch(/^(critical|warning)$/);
      expect(annotations.summary).not.toBe('');
    }
  });

  it('alerts are exactly those documented in docs/operations.md', () => {
    const [, section = ''] = readText('docs/operations.md').split('\n## Alerts\n');
    const [table = ''] = section.split('\n## ');
    const explained = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(explained.sort()).toEqual(rules.map(({ alert }) => alert).sort());
  });
});
