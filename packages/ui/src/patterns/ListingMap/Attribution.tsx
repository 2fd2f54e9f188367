import { TextLink } from '../../primitives/TextLink/index.ts';

export interface AttributionProps {
  text: string;
  className: string;
}

/** Whose a map is. Addresses in the text become links, without what is before and after their name. */
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
