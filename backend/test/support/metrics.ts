const OPERATORS = ['and', 'or', 'unless'];

export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Parses the Prometheus text format into declared metrics and samples. */
export function parseMetrics(text: string): { declared: Set<string>; samples: Sample[] } {
  const declared = new Set<string>();
  const samples: Sample[] = [];
  for (const line of text.split('\n')) {
    const [, name = '', type] = /^# TYPE (\S+) (\S+)/.exec(line) ?? [];
    if (type === 'histogram') for (const end of ['bucket', 'sum', 'count']) declared.add(`${name}_${end}`);
    else if (type) declared.add(name);
    const [, sample, labels = '', value] = /^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/i.exec(line) ?? [];
    if (sample) samples.push({ name: sample, labels: parseLabels(labels), value: Number(value) });
  }
  return { declared, samples };
}

function parseLabels(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

export async function scrape(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/metrics`, { headers });
  return { status: response.status, text: await response.text() };
}

/** Extracts the metric and label names from a PromQL expression. */
export function namesIn(expression: string): { metrics: string[]; labels: string[] } {
  const bare = expression.replace(/"[^"]*"/g, '""').replace(/\[[^\]]*\]/g, '');
  const selectors = [...bare.matchAll(/\{([^}]*)\}/g)].map(([, inner = '']) => inner);
  const groups = [...bare.matchAll(/\b(?:by|without)\s*\(([^)]*)\)/g)].map(([, inner = '']) => inner);
  const words = bare.replace(/\{[^}]*\}/g, '').replace(/\b(?:by|without)\s*\([^)]*\)/g, '');
  return {
    metrics: [...words.matchAll(/\b[a-z]\w*\b(?!\s*\()/g)]
      .map(([name]) => name)
      .filter((name) => !OPERATORS.includes(name)),
    labels: [...selectors.join(',').matchAll(/(\w+)\s*(?:=|!)/g)]
      .map(([, name = '']) => name)
      .concat(groups.flatMap((group) => group.split(',').map((name) => name.trim()))),
  };
}
