import { tokens, vars } from '../theme/index.ts';

type Names = ReadonlyMap<string, string>;

const { size, weight } = vars.font;

/** Names of a group's tokens, by the computed value that they give to a property of an element. */
function namesIn(group: string, values: Readonly<Record<string, string>>, property: string): Names {
  const probe = document.createElement('div');
  document.body.append(probe);
  const names = new Map(
    Object.entries(values).map(([name, value]) => {
      probe.style.setProperty(property, value);
      return [getComputedStyle(probe).getPropertyValue(property), `${group}.${name}`] as const;
    }),
  );
  probe.remove();
  return names;
}

const sides = ['top', 'right', 'bottom', 'left'];
const distances = [
  ...sides.map((side) => `padding-${side}`),
  ...sides.map((side) => `margin-${side}`),
  'row-gap',
];

const leadingOf = ({ lineHeight, fontSize }: CSSStyleDeclaration): string | undefined => {
  const ratio = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  const [name] =
    Object.entries(tokens.font.leading).find(([, leading]) => Math.abs(Number(leading) - ratio) < 0.01) ?? [];
  return name && `font.leading.${name}`;
};

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

/** Names the tokens of type, space and elevation that elements use, in the current window and theme. */
export function tokenReader(): (element: Element) => string[] {
  const { '0': _none, ...steps } = vars.space;
  const sizes = namesIn('font.size', size, 'font-size');
  const weights = namesIn('font.weight', weight, 'font-weight');
  const spaces = namesIn('space', steps, 'padding-top');
  const radii = namesIn('radius', vars.radius, 'border-top-left-radius');
  const shadows = namesIn('shadow', vars.shadow, 'box-shadow');
  return (element) => {
    const style = getComputedStyle(element);
    const type = hasOwnText(element)
      ? [sizes.get(style.fontSize), weights.get(style.fontWeight), leadingOf(style)]
      : [];
    const found = [
      ...type,
      ...distances.map((property) => spaces.get(style.getPropertyValue(property))),
      radii.get(style.borderTopLeftRadius),
      shadows.get(style.boxShadow),
    ];
    return [...new Set(found.filter((name) => name !== undefined))];
  };
}
