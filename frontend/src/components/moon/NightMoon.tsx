import { moonPhases, moonSeas, type Verdict } from '@kkumpuri/contract';
import { useId } from 'react';

interface NightMoonProps {
  /** Undefined while the reading is in progress: the moon then shows a filling animation. */
  verdict?: Verdict;
}

function Seas({ blur }: { blur: string }) {
  return (
    <g fill="#b98a3c" fillOpacity=".22" filter={`url(#${blur})`}>
      {moonSeas.ellipses.map(({ lean, ...shape }) => (
        <ellipse
          key={`${shape.cx} ${shape.cy}`}
          {...shape}
          transform={`rotate(${lean} ${shape.cx} ${shape.cy})`}
        />
      ))}
      <path d={moonSeas.mortar} />
    </g>
  );
}

/** The large moon of the night stage, in the phase of the verdict. */
export function NightMoon({ verdict }: NightMoonProps) {
  const id = useId();
  const phase = verdict && moonPhases[verdict];
  return (
    <svg className={verdict ? 'night-moon' : 'night-moon filling'} viewBox="0 0 400 400" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}halo`}>
          <stop offset=".52" stopColor="#f2c879" stopOpacity={verdict === '길' ? 0.42 : 0.2} />
          <stop offset=".74" stopColor="#f2c879" stopOpacity=".08" />
          <stop offset="1" stopColor="#f2c879" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}face`} cx=".4" cy=".34" r=".75">
          <stop stopColor="#fffaea" />
          <stop offset=".5" stopColor="#f8e7bd" />
          <stop offset="1" stopColor="#e2bc6c" />
        </radialGradient>
        <filter id={`${id}blur`} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
        <clipPath id={`${id}disc`}>
          <circle cx="200" cy="200" r="140" />
        </clipPath>
        {phase && (
          <mask id={`${id}lit`} maskUnits="userSpaceOnUse" x="40" y="40" width="320" height="320">
            <path
              d={phase.lit}
              transform={`rotate(${phase.lean} 200 200) translate(32 32) scale(14)`}
              fill="#fff"
              filter={`url(#${id}edge)`}
            />
          </mask>
        )}
        <filter id={`${id}edge`} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation=".18" />
        </filter>
      </defs>
      <circle cx="200" cy="200" r="200" fill={`url(#${id}halo)`} />
      <circle cx="200" cy="200" r="140" fill="#2a3362" />
      <circle cx="200" cy="200" r="139.5" fill="none" stroke="#f6e2b0" strokeOpacity=".14" />
      <g clipPath={`url(#${id}disc)`}>
        <g mask={phase && verdict !== '길' ? `url(#${id}lit)` : undefined}>
          <rect x="50" y="50" width="300" height="300" fill={`url(#${id}face)`} />
          <Seas blur={`${id}blur`} />
        </g>
        {!verdict && <circle className="earth-shadow" cx="200" cy="200" r="146" fill="#252d58" />}
      </g>
    </svg>
  );
}
