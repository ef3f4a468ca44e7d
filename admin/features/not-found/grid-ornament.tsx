const size = 336;
const step = 48;
const lines = Array.from({ length: size / step + 1 }, (_, index) => index * step + 0.5);
/** Filled cells, as column and row counted from the top right corner. */
const filled = [
  [1, 0],
  [4, 1],
  [2, 2],
  [6, 0],
  [5, 3],
] as const;

/** A grid that fades out from its top right corner. */
export function GridOrnament({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      className={`w-56 text-line sm:w-84 ${className}`}
    >
      <defs>
        <radialGradient id="grid-fade" cx="100%" cy="0%" r="100%">
          <stop offset="10%" stopColor="#fff" />
          <stop offset="100%" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <mask id="grid-mask">
          <rect width={size} height={size} fill="url(#grid-fade)" />
        </mask>
      </defs>
      <g mask="url(#grid-mask)">
        {filled.map(([column, row]) => (
          <rect
            key={`${column}-${row}`}
            x={size - (column + 1) * step}
            y={row * step}
            width={step}
            height={step}
            className="fill-hover"
          />
        ))}
        <g stroke="currentColor">
          {lines.map((at) => (
            <path key={at} d={`M${at} 0V${size}M0 ${at}H${size}`} />
          ))}
        </g>
      </g>
    </svg>
  );
}
