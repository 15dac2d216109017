/* Ships and colonies of Space Base, drawn as symmetric hulls in a 120 x 56 box, bow to the right.
   A hull is its upper half; the lower half is its mirror, one tone darker: a cheap, crisp facet. */

import type { Point } from '../../../art/geometry';

const AXIS = 28;
const tone = {
  lit: 'var(--sb-plate)',
  mid: 'var(--sb-blue-79)',
  low: 'var(--sb-blue-62b)',
  deep: 'var(--sb-blue-45)',
  ink: 'var(--sb-blue-28)',
};

const mirror = (points: Point[]): Point[] => points.map(([x, y]) => [x, 2 * AXIS - y]);
const path = (points: Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;

/** Both halves of a hull; points run along the upper edge from bow to stern. */
function hull(points: Point[], lit = tone.lit, low = tone.low): string {
  const upper: Point[] = [[points[0]![0], AXIS], ...points, [points.at(-1)![0], AXIS]];
  return `<path d="${path(upper)}" fill="${lit}"/><path d="${path(mirror(upper))}" fill="${low}"/>`;
}
/** The same shape above and below the axis. */
const poly = (points: Point[], [lit, low]: [string, string]): string =>
  `<path d="${path(points)}" fill="${lit}"/><path d="${path(mirror(points))}" fill="${low}"/>`;
const box = (x: number, y: number, w: number, h: number, fill: string, r = 1): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
const boxes = (x: number, y: number, w: number, h: number, lit: string, low: string, r = 1): string =>
  box(x, y, w, h, lit, r) + box(x, 2 * AXIS - y - h, w, h, low, r);
const seam = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${tone.ink}" stroke-opacity=".35" stroke-width=".9"/>`;
const glass = (x: number, rx = 4, ry = 2.4): string =>
  `<ellipse cx="${x}" cy="${AXIS}" rx="${rx}" ry="${ry}" fill="var(--sb-blue-23b)"/><ellipse cx="${x + rx * 0.25}" cy="${AXIS - ry * 0.3}" rx="${rx * 0.5}" ry="${ry * 0.35}" fill="var(--sb-cyan-89)"/>`;
const jet = (x: number, y: number, w = 12, h = 3): string =>
  `<path d="M${x} ${y - h}L${x - w} ${y}L${x} ${y + h}z" fill="url(#sb-jet)"/>`;
const jets = (x: number, dy: number, w: number, h: number): string => jet(x, AXIS - dy, w, h) + jet(x, AXIS + dy, w, h);

/** Freight: a spine with `n` pairs of containers in the accent colour. */
function cargo(n: number): string {
  const start = 62 - n * 9;
  let crates = '';
  for (let i = 0; i < n; i++)
    crates +=
      boxes(start + i * 17, 12, 15, 13, 'var(--hue)', 'var(--hue-low)', 1.5) +
      seam(
        `M${start + i * 17 + 5} 12v13M${start + i * 17 + 10} 12v13M${start + i * 17 + 5} 31v13M${start + i * 17 + 10} 31v13`,
      );
  const bow = start + n * 17;
  return (
    jets(start - 12, 6, 16, 4) +
    hull([
      [start + 2, 15],
      [start - 8, 16],
      [start - 13, 20],
      [start - 13, AXIS],
    ]) +
    crates +
    box(start - 4, 26, n * 17 + 6, 4, tone.deep) +
    hull([
      [bow + 22, 26],
      [bow + 14, 20],
      [bow + 1, 17],
      [bow - 1, 19],
    ]) +
    seam(`M${bow + 4} 18v20`) +
    glass(bow + 13, 4.5, 3)
  );
}

/** Mining: a drum with drill arms and a glowing ore head. */
const mining = (arms: number): string =>
  jets(22, 5, 14, 4) +
  hull([
    [74, 18],
    [40, 15],
    [24, 19],
    [20, 22],
  ]) +
  boxes(40, 10, 18, 8, 'var(--hue)', 'var(--hue-low)', 3) +
  (arms > 1 ? boxes(26, 13, 10, 6, 'var(--hue)', 'var(--hue-low)', 2) : '') +
  poly(
    [
      [70, 20],
      [92, 8],
      [104, 12],
      [98, 14],
      [91, 13],
      [76, 24],
    ],
    [tone.mid, tone.low],
  ) +
  (arms > 2
    ? poly(
        [
          [64, 18],
          [76, 4],
          [88, 3],
          [84, 6],
          [78, 7],
          [70, 19],
        ],
        [tone.mid, tone.low],
      )
    : '') +
  seam('M34 17v22M62 17v22') +
  glass(67, 5, 3) +
  hull(
    [
      [100, 26],
      [90, 22],
      [78, 21],
      [76, 23],
    ],
    'var(--hue)',
    'var(--hue-low)',
  ) +
  seam('M84 22v12M90 23v10');

/** Carrier: a broad deck, a runway, a tower. */
const carrier = (size: number): string =>
  jets(16, 8, 12, 4) +
  (size > 1
    ? poly(
        [
          [70, 18],
          [48, 4],
          [26, 6],
          [22, 16],
        ],
        [tone.mid, tone.deep],
      )
    : '') +
  (size > 2
    ? poly(
        [
          [58, 12],
          [34, 0],
          [16, 3],
          [18, 8],
          [32, 8],
        ],
        ['var(--hue)', 'var(--hue-low)'],
      )
    : '') +
  hull([
    [112, 26],
    [92, 17],
    [60, 12],
    [22, 13],
    [14, 18],
    [16, 24],
  ]) +
  box(30, 25.5, 66, 5, tone.ink) +
  `<path d="M34 28h58" stroke="var(--sb-cyan-89)" stroke-width="1" stroke-dasharray="4 4"/>` +
  boxes(40, 16, 22, 5, 'var(--hue)', 'var(--hue-low)', 2) +
  seam('M70 14v28M26 14v28M86 17v22') +
  glass(101, 3.5, 2.2);

/** Scout: small, two booms. */
const scout = (): string =>
  jets(30, 13, 14, 3) +
  boxes(30, 13, 34, 5, 'var(--hue)', 'var(--hue-low)', 2.5) +
  poly(
    [
      [58, 22],
      [50, 14],
      [42, 14],
      [44, 24],
    ],
    [tone.mid, tone.low],
  ) +
  hull([
    [100, 27],
    [82, 20],
    [52, 18],
    [40, 22],
    [36, 26],
  ]) +
  seam('M56 19v18M72 19v18') +
  glass(84, 6, 3);

/** Flagship: a long needle with swept fins; `n` bands show the rank. */
function flagship(n: number): string {
  let bands = '';
  for (let i = 0; i < n; i++) bands += `<path d="M${46 + i * 9} 20.5l4 7.5-4 7.5h4l4-7.5-4-7.5z" fill="var(--hue)"/>`;
  return (
    jets(20, 4, 18, 4) +
    poly(
      [
        [52, 22],
        [34, 5],
        [18, 3],
        [26, 20],
      ],
      ['var(--hue)', 'var(--hue-low)'],
    ) +
    poly(
      [
        [84, 24],
        [72, 13],
        [62, 13],
        [66, 23],
      ],
      [tone.mid, tone.deep],
    ) +
    hull([
      [116, 27.5],
      [88, 21],
      [56, 18],
      [28, 19],
      [18, 23],
    ]) +
    bands +
    seam('M36 19v18M84 21v14') +
    glass(92, 7, 2.6)
  );
}

/** Cruiser: a hammer bow, made for arrows and detours. */
const cruiser = (): string =>
  jets(18, 7, 14, 4) +
  hull([
    [84, 22],
    [50, 17],
    [24, 16],
    [16, 20],
  ]) +
  poly(
    [
      [106, 26],
      [98, 8],
      [88, 6],
      [84, 22],
    ],
    ['var(--hue)', 'var(--hue-low)'],
  ) +
  hull([
    [102, 25],
    [94, 20],
    [82, 21],
  ]) +
  poly(
    [
      [50, 18],
      [36, 8],
      [24, 9],
      [30, 18],
    ],
    [tone.mid, tone.deep],
  ) +
  seam('M40 17v22M62 18v20') +
  glass(76, 6, 3);

/** Tug: a blunt engine block with two grapples. */
const tug = (n: number): string =>
  jets(30, 8, 16, 6) +
  hull([
    [78, 18],
    [66, 12],
    [38, 12],
    [28, 16],
    [28, 24],
  ]) +
  poly(
    [
      [66, 14],
      [88, 6],
      [102, 10],
      [106, 18],
      [100, 17],
      [96, 12],
      [80, 13],
      [72, 20],
    ],
    ['var(--hue)', 'var(--hue-low)'],
  ) +
  (n > 1 ? boxes(36, 4, 20, 8, tone.mid, tone.deep, 2) : '') +
  boxes(42, 16, 14, 6, 'var(--hue)', 'var(--hue-low)', 2) +
  seam('M60 13v30') +
  glass(70, 5, 4);

/** Gate: a ring with a bright membrane. */
const gate = (n: number): string => `<ellipse cx="62" cy="28" rx="22" ry="25" fill="url(#sb-membrane)"/>
  <ellipse cx="62" cy="28" rx="22" ry="25" fill="none" stroke="${tone.low}" stroke-width="7"/>
  <path d="M62 3a22 25 0 0 1 22 25" fill="none" stroke="${tone.lit}" stroke-width="7"/><path d="M40 28A22 25 0 0 1 62 3" fill="none" stroke="${tone.mid}" stroke-width="7"/>
  ${[0, 60, 120, 180, 240, 300].map((a) => `<rect x="-3" y="-4" width="6" height="8" rx="1.5" fill="var(--hue)" transform="translate(${62 + 22 * Math.cos((a * Math.PI) / 180)} ${28 + 25 * Math.sin((a * Math.PI) / 180)}) rotate(${a})"/>`).join('')}
  ${n > 1 ? `<ellipse cx="62" cy="28" rx="11" ry="13" fill="none" stroke="var(--hue)" stroke-width="2"/>` : ''}`;

/** Warship: a wedge with turrets. */
const warship = (n: number): string =>
  jets(14, 9, 12, 5) +
  poly(
    [
      [60, 20],
      [40, 2],
      [14, 4],
      [10, 14],
      [26, 18],
    ],
    ['var(--hue)', 'var(--hue-low)'],
  ) +
  hull([
    [116, 27],
    [78, 17],
    [44, 13],
    [16, 15],
    [12, 22],
  ]) +
  (n > 1 ? box(70, 26, 50, 4, tone.deep, 2) : '') +
  boxes(48, 16, 12, 7, tone.deep, tone.ink, 3) +
  boxes(58, 18, 16, 2, tone.deep, tone.ink) +
  boxes(28, 17, 9, 6, tone.deep, tone.ink, 3) +
  seam('M42 14v28M78 18v20') +
  glass(88, 6, 2.2);

/** Tanker: spheres on a truss. `n` of them. */
function tanker(n: number): string {
  let tanks = '';
  for (let i = 0; i < n; i++)
    tanks += `<circle cx="${34 + i * 18}" cy="28" r="11" fill="var(--hue-low)"/><path d="M${23 + i * 18} 28a11 11 0 0 1 22 0z" fill="var(--hue)"/><ellipse cx="${31 + i * 18}" cy="22" rx="4" ry="2" fill="var(--gleam)" opacity=".5"/>`;
  const bow = 34 + n * 18;
  return (
    jets(22, 0, 16, 5) +
    box(18, 25, bow - 10, 6, tone.deep) +
    tanks +
    boxes(20, 14, bow - 22, 2.5, tone.mid, tone.low) +
    hull([
      [bow + 18, 27],
      [bow + 8, 20],
      [bow - 6, 18],
      [bow - 8, 22],
    ]) +
    glass(bow + 8, 5, 3)
  );
}

/** Colony: domes on the rim of a world. */
const colony = (
  n: number,
): string => `<path d="M-4 60C20 36 100 36 124 60z" fill="url(#sb-world)"/><path d="M-4 60C20 36 100 36 124 60" fill="none" stroke="var(--sb-gold-90)" stroke-opacity=".7" stroke-width="1.2"/>
  <g><path d="M40 44a20 20 0 0 1 40 0z" fill="var(--sb-blue-87)"/><path d="M60 24a20 20 0 0 1 20 20H60z" fill="var(--sb-blue-68)"/><path d="M40 44a20 20 0 0 1 40 0" fill="none" stroke="var(--on-sky)" stroke-width="1.2"/>
  <path d="M60 24v20M48 28.5c3 5 4 10 4 15.5M72 28.5c-3 5-4 10-4 15.5M42 38h36" stroke="var(--sb-blue-45)" stroke-width=".8" fill="none"/>
  <rect x="58.5" y="12" width="3" height="13" fill="var(--sb-plate)"/><circle cx="60" cy="11" r="2.4" fill="var(--hue)"/></g>
  ${n > 1 ? `<path d="M82 47a12 12 0 0 1 24 1.5z" fill="var(--sb-blue-79)"/><path d="M94 35.5a12 12 0 0 1 12 13l-12-.6z" fill="var(--sb-blue-58)"/>` : ''}
  ${n > 2 ? `<path d="M14 49a12 12 0 0 1 24-2z" fill="var(--sb-blue-79)"/><path d="M26 35.5a12 12 0 0 1 12 11.5l-12 1z" fill="var(--sb-blue-58)"/><rect x="24.8" y="25" width="2.4" height="11" fill="var(--sb-plate)"/><rect x="92.8" y="26" width="2.4" height="10" fill="var(--sb-plate)"/>` : ''}
  <path d="M48 41h3M54 41h3M63 41h3M69 41h3" stroke="var(--sb-gold-92)" stroke-width="2"/>`;

const hues = {
  gold: ['var(--sb-gold-82)', 'var(--sb-gold-60)'],
  teal: ['var(--sb-teal-81)', 'var(--sb-teal-57)'],
  violet: ['var(--sb-violet-75)', 'var(--sb-indigo-52)'],
  sky: ['var(--sb-sky-80)', 'var(--sb-sky-56)'],
  orange: ['var(--sb-orange-77)', 'var(--sb-orange-56)'],
  crimson: ['var(--sb-pink-73)', 'var(--sb-pink-50)'],
  lime: ['var(--sb-lime-85)', 'var(--sb-lime-60)'],
  rose: ['var(--sb-pink-83)', 'var(--sb-pink-59)'],
};

/** Which drawing and which hue each class of the data gets. */
const classes: Record<string, [art: string, hue: keyof typeof hues]> = {
  'Knight Class Cargo Vessel': [cargo(1), 'gold'],
  'Scott Class Mining Vessel': [mining(1), 'teal'],
  'Paul Class Cargo Vessel': [cargo(2), 'gold'],
  'Herbert Class Mining Vessel': [mining(2), 'teal'],
  'Tolkien Class Cargo Carrier': [carrier(1), 'violet'],
  'Bradbury Class Carrier': [carrier(2), 'violet'],
  'Bradbury Class Modified Carrier': [carrier(2), 'rose'],
  'Williamson Class Flagship': [flagship(1), 'lime'],
  'Wells Class Star Cruiser': [cruiser(), 'sky'],
  'Ganin Class Cargo Cruiser': [cruiser(), 'gold'],
  'Feit Class Cargo Vessel': [cargo(3), 'gold'],
  'Giger Class Carrier': [carrier(2), 'violet'],
  'Harryhausen Class Mining Vessel': [mining(2), 'teal'],
  'Clarke Class Mining Vessel': [mining(3), 'teal'],
  'Asimov Class Scout Carrier': [scout(), 'rose'],
  'Heinlein Class Flagship Cruiser': [flagship(2), 'lime'],
  'Merritt Class Cargo Tug': [tug(1), 'orange'],
  'Merritt Class Modified Cargo Tug': [tug(2), 'orange'],
  'Norton Class Cargo Tug': [tug(1), 'gold'],
  'Silverberg Class Flagship Tug': [tug(2), 'lime'],
  'Campbell Class Flagship Cruiser': [flagship(2), 'sky'],
  'Clement Class Dreadnought': [warship(1), 'crimson'],
  'Verne Class Hypernet Gate': [gate(1), 'sky'],
  'Frazetta Class Carrier': [carrier(3), 'violet'],
  'Bowie Class Cargo Vessel': [cargo(4), 'gold'],
  'Burroughs Class Flagship': [flagship(3), 'sky'],
  'Pohl Class Modified Tug': [tug(2), 'rose'],
  'Sturgeon Class Defense Tug': [tug(2), 'crimson'],
  'Hamilton Class Cargo Carrier': [cargo(4), 'orange'],
  'Tucker Class Freight Train': [tanker(3), 'gold'],
  'Russell Class Tanker': [tanker(2), 'lime'],
  'Moore Class Fast Tanker': [tanker(2), 'sky'],
  'Gernsback Class Destroyer': [warship(1), 'orange'],
  'Roddenberry Class Hypernet Gate': [gate(2), 'gold'],
  'Lucas Class Gun Carriage': [warship(2), 'gold'],
  'Serling Class Star Settlement': [colony(1), 'gold'],
  'Cameron Class Star Settlement': [colony(2), 'gold'],
  'Kubrick Class Star Settlement': [colony(3), 'gold'],
};

const slug = (name: string): string => name.toLowerCase().replaceAll(' class ', '-').replaceAll(' ', '-');

/** List the classes that have a drawing. */
export const shipClasses = (): string[] => Object.keys(classes);

/** Give one symbol for each class, and the light that they share; they stand once in the page. */
export const shipDefs = (): string =>
  `
<linearGradient id="sb-jet" x1="1" x2="0"><stop offset="0" stop-color="var(--sb-cyan-98)"/><stop offset=".4" stop-color="var(--sb-cyan-86)" stop-opacity=".8"/><stop offset="1" stop-color="var(--sb-cyan-86)" stop-opacity="0"/></linearGradient>
<radialGradient id="sb-membrane"><stop offset="0" stop-color="var(--sb-cyan-98)" stop-opacity=".9"/><stop offset=".5" stop-color="var(--sb-sky-80)" stop-opacity=".5"/><stop offset="1" stop-color="var(--sb-sky-56)" stop-opacity=".15"/></radialGradient>
<linearGradient id="sb-world" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="var(--sb-orange-69)"/><stop offset="1" stop-color="var(--sb-soil)"/></linearGradient>` +
  Object.entries(classes)
    .map(
      ([name, [art, hue]]) =>
        `<symbol id="sb-${slug(name)}" viewBox="0 0 120 56" style="--hue:${hues[hue][0]};--hue-low:${hues[hue][1]}">${art}</symbol>`,
    )
    .join('');

/** Name the symbol of a class. */
export const shipSymbol = (name: string): string => `#sb-${slug(name)}`;
