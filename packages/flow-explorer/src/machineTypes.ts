/** The types of an actor, as they are printed. */
export type ActorTypes =
  /** Answers once. */
  | { kind: 'promise'; input: string | undefined; output: string }
  /** Listens: takes events, or sends some, for as long as it is invoked. */
  | { kind: 'callback'; input: string | undefined; receives: string | undefined; sends: string | undefined }
  | { kind: 'other'; type: string };

/**
 * What the types of a machine say about it. A running machine has none, so something that reads its source must give
 * them, such as a plugin of the bundler over the compiler's checker.
 */
export interface MachineTypes {
  /** The name it is exported by, and where from. */
  name: string;
  module: string;
  /** Declarations as they stand in the source, comments included. Undefined for none. */
  input: string | undefined;
  events: string | undefined;
  context: string | undefined;
  emitted: string | undefined;
  /** Types of the emitted events. */
  emittedTypes: readonly string[];
  actors: Readonly<Record<string, ActorTypes>>;
  /** Declarations of the other types that the actors speak of. */
  others: readonly string[];
}
