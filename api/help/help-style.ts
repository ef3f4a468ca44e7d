import { black, parseHex, type Rgb, shift, white } from '../contract/bot/accent-contrast.ts';

/** The bot's own accent. */
const usualAccent = '#3a55d9';
/** The backgrounds of links. */
const surfaces: { light: Rgb; dark: Rgb } = { light: [246, 247, 249], dark: [27, 31, 39] };

/**
 * The style sheet of a website's help pages, with its accent.
 *
 * @param accent `#rrggbb`; `null` for the usual one.
 */
export function helpStyle(accent: string | null): string {
  const wanted = parseHex(accent ?? usualAccent);
  const light = shift(wanted, black, surfaces.light);
  const dark = shift(wanted, white, surfaces.dark);
  return `:root{--accent:rgb(${light.join(' ')});${lightColours}}
@media (prefers-color-scheme:dark){:root{--accent:rgb(${dark.join(' ')});${darkColours}}}
${rules}`;
}

const lightColours =
  '--back:#fff;--quiet:#f6f7f9;--text:#16191f;--muted:#596172;--line:#dfe3ea;color-scheme:light';
const darkColours =
  '--back:#14171d;--quiet:#1b1f27;--text:#e8eaee;--muted:#a2a9b6;--line:#343a46;color-scheme:dark';

const rules = `*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--back);color:var(--text);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
a{color:var(--accent);text-underline-offset:.15em;text-decoration-thickness:.06em}
a:hover{text-decoration-thickness:.14em}
:focus-visible{outline:.1875rem solid var(--accent);outline-offset:.1875rem;border-radius:.25rem}
.frame{max-width:45rem;margin:0 auto;padding:0 1.25rem}
.top{border-bottom:1px solid var(--line)}
.top .frame{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;min-height:4rem}
.brand{display:inline-flex;align-items:center;gap:.75rem;min-height:2.75rem;color:var(--text);font-weight:600;text-decoration:none}
.brand img{width:2.25rem;height:2.25rem;border-radius:50%}
.to-bot{display:inline-flex;align-items:center;min-height:2.75rem}
main.frame{padding-top:1.5rem;padding-bottom:3rem}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.25;letter-spacing:-.01em}
h2{margin:2.5rem 0 .5rem;font-size:1.25rem;line-height:1.3}
h2 a{color:inherit;text-decoration-color:var(--line)}
p{margin:0 0 1rem}
.lead{color:var(--muted);font-size:1.125rem}
.crumbs{margin-bottom:1rem;color:var(--muted);font-size:.875rem}
.crumbs ol{display:flex;flex-wrap:wrap;margin:0;padding:0;list-style:none}
.crumbs li{display:inline-flex;align-items:center}
.crumbs li+li::before{content:"/";margin:0 .5rem}
.crumbs a{display:inline-flex;align-items:center;min-height:2rem}
.rows,.rows ul,.ways,.parts{margin:0;padding:0;list-style:none}
.rows>li{padding:.5rem 0;border-top:1px solid var(--line)}
.rows>li:first-child{border-top:0}
.rows ul{margin-top:.25rem;padding-left:1rem;border-left:2px solid var(--line)}
.rows a{display:inline-block;padding:.25rem 0;font-weight:500}
.rows p{margin:0;color:var(--muted);font-size:.9375rem;line-height:1.5}
.answer{font-size:1.0625rem}
.answer ul,.answer ol{margin:0 0 1rem;padding-left:1.5rem}
.answer li{margin:.25rem 0}
.picture{display:block;max-width:100%;height:auto;margin:0 0 1rem;border:1px solid var(--line);border-radius:.75rem}
.vote{margin-top:2rem;padding-top:1rem;border-top:1px solid var(--line)}
.vote h2{margin:0 0 .75rem;font-size:1rem}
.choices{display:flex;flex-wrap:wrap;gap:.5rem;margin:0}
.choices button{min-width:4.5rem;min-height:2.75rem;padding:.5rem 1rem;border:1px solid var(--muted);border-radius:.5rem;background:var(--back);color:var(--text);font:inherit;font-weight:500;cursor:pointer}
.choices button:hover{background:var(--quiet);border-color:var(--accent)}
.notice{margin:0 0 1.5rem;padding:.75rem 1rem;border:1px solid var(--line);border-left:.25rem solid var(--accent);border-radius:.5rem;background:var(--quiet)}
.notice p{margin:0;white-space:pre-line}
.contact{margin-top:3rem;padding:1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--quiet)}
.contact h2{margin:0 0 .25rem}
.ways li{padding:.25rem 0}
.ways a{display:inline-flex;align-items:center;min-height:2.75rem;font-weight:500}
.ways span{display:block;color:var(--muted);font-size:.875rem}
.parts{display:flex;flex-wrap:wrap;gap:.25rem .5rem;margin-top:1.5rem}
.parts a,.parts span{display:inline-flex;align-items:center;justify-content:center;min-width:2.75rem;min-height:2.75rem;padding:0 .5rem;border:1px solid var(--line);border-radius:.5rem}
.parts span{background:var(--quiet);font-weight:600}
.foot{border-top:1px solid var(--line);font-size:.875rem}
.foot .frame{padding-top:.75rem;padding-bottom:2rem}
.foot a{display:inline-flex;align-items:center;min-height:2.75rem}
@media (min-width:40rem){h1{font-size:2.125rem}main.frame{padding-top:2.5rem}}
@media print{:root{--accent:#000;--back:#fff;--quiet:#fff;--text:#000;--muted:#333;--line:#bbb;color-scheme:light}
body{font-size:11pt}.to-bot,.crumbs,.vote,.siblings,.parts,.foot{display:none}.frame{max-width:none;padding:0}
.answer a[href^=http]::after,.ways a::after{content:"\\a0(" attr(href) ")";font-weight:400}
.rows>li,.contact,.picture,h2{break-inside:avoid}h2{break-after:avoid}}
`;
