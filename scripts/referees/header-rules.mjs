/** Checks the rules of the MDN HTTP Observatory that a single response can show. */
export function brokenHeaderRules(headers, html) {
  const policy = headers.get('content-security-policy') ?? '';
  const directive = (name) => new RegExp(`(?:^|;)\\s*${name} ([^;]*)`).exec(policy)?.[1] ?? '';
  const rules = {
    'csp-default-self-or-none': /^'(self|none)'$/.test(directive('default-src').trim()),
    'csp-no-unsafe-or-wildcard': !/unsafe-(inline|eval)|\*|\bhttps?:(\s|;|$)/.test(policy),
    'csp-scripts-not-from-data': !/data:/.test(directive('script-src')),
    'csp-object-none': directive('object-src').includes("'none'"),
    'csp-base-uri': directive('base-uri') !== '',
    'csp-form-action': directive('form-action') !== '',
    'csp-frame-ancestors-none': directive('frame-ancestors').includes("'none'"),
    'hsts-half-a-year':
      Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]) >= 15_768_000,
    nosniff: headers.get('x-content-type-options') === 'nosniff',
    'frame-options': /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? ''),
    'referrer-policy': /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(
      headers.get('referrer-policy') ?? '',
    ),
    'no-cookies': headers.get('set-cookie') === null,
    'no-open-cors': headers.get('access-control-allow-origin') !== '*',
    'corp-same-origin': headers.get('cross-origin-resource-policy') === 'same-origin',
    'no-foreign-scripts': !/<script[^>]+src="(https?:)?\/\//.test(html),
    'no-version': headers.get('x-powered-by') === null && headers.get('server') === null,
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}
