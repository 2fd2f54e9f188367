import { TextLink } from '../../primitives/TextLink/index.ts';

export interface AttributionProps {
  text: string;
  className: string;
}

/** The attribution of a map. URLs in the text become links, without schemes and paths. */
export function Attribution({ text, className }: AttributionProps) {
  return (
    <p className={className}>
      {text.split(/(https:\/\/[^\s,;)]+)/).map((part, place) =>
        place % 2 === 0 ? (
          part
        ) : (
          <TextLink key={part} href={part}>
            {part.slice('https://'.length)}
          </TextLink>
        ),
      )}
    </p>
  );
}
