/** The printed types of an actor. */
export type ActorTypes =
  /** Resolves once. */
  | { kind: 'promise'; input: string | undefined; output: string }
  /** A listener: receives or sends events while it is invoked. */
  | { kind: 'callback'; input: string | undefined; receives: string | undefined; sends: string | undefined }
  | { kind: 'other'; type: string };

/**
 * The types of a machine. A running machine has none, so a tool that reads its source must provide them, such as a
 * bundler plugin that uses the compiler's type checker.
 */
export interface MachineTypes {
  /** Its export name, and the module. */
  name: string;
  module: string;
  /** Declarations from the source, comments included. Undefined for none. */
  input: string | undefined;
  events: string | undefined;
  context: string | undefined;
  emitted: string | undefined;
  /** Types of the emitted events. */
  emittedTypes: readonly string[];
  actors: Readonly<Record<string, ActorTypes>>;
  /** Declarations of other types that the actors use. */
  others: readonly string[];
}
