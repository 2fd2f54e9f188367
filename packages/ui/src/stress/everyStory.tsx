import type { ComponentType, ReactElement, ReactNode } from 'react';

type Args = Record<string, unknown>;
type Render = ComponentType<Args>;
type Decorator = (Story: ComponentType, context: object) => ReactNode;

interface Annotations {
  args?: Args;
  component?: Render;
  render?: Render;
  decorators?: Decorator | Decorator[];
  parameters?: { visual?: { disable?: boolean } };
}
type StoryFile = { default: Annotations } & Record<string, Annotations>;

const files = import.meta.glob<StoryFile>('../{primitives,components,patterns}/*/*.stories.tsx', {
  eager: true,
});

const listOf = (decorators: Decorator | Decorator[] | undefined): Decorator[] => [decorators ?? []].flat();

function elementOf(meta: Annotations, story: Annotations): ReactElement | undefined {
  const Shown = story.render ?? meta.render ?? meta.component;
  if (Shown === undefined || story.parameters?.visual?.disable === true) return undefined;
  const Inner: ComponentType = () => <Shown {...meta.args} {...story.args} />;
  const Decorated = [...listOf(story.decorators), ...listOf(meta.decorators)].reduce<ComponentType>(
    (Story, decorate) => () => decorate(Story, {}),
    Inner,
  );
  return <Decorated />;
}

export interface NamedStory {
  /** Name of its file and its own, such as `Button Looks`. */
  name: string;
  element: ReactElement;
}

/** All stories of the kit that render something. */
export const everyStory: readonly NamedStory[] = Object.entries(files).flatMap(
  ([path, { default: meta, ...stories }]) => {
    const room = path.split('/').at(-1)?.replace('.stories.tsx', '') ?? path;
    return Object.entries(stories).flatMap(([name, story]) => {
      const element = elementOf(meta, story);
      return element === undefined ? [] : [{ name: `${room} ${name}`, element }];
    });
  },
);
