/** One source of input as both protocols take it (WebDriver's actions). */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer';
      id: string;
      parameters: { pointerType: 'mouse' };
      actions: (
        | { type: 'pointerMove'; x: number; y: number; duration: number }
        | { type: 'pointerDown' | 'pointerUp'; button: number }
      )[];
    };

/** A window of a browser, of someone who was never here before: all that an engine has to be able to do. */
export interface EngineWindow {
  /** Opens an address and waits until it has loaded. */
  goTo(url: string): Promise<void>;
  /** The value of an expression in the page, awaited if it is a promise; whatever JSON holds. */
  evaluate(expression: string): Promise<unknown>;
  perform(input: readonly InputSource[]): Promise<void>;
  /** Gives files to the input that an expression finds, as the file dialog does. */
  chooseFiles(expression: string, files: readonly string[]): Promise<void>;
  /** What is seen, as a PNG in base64. */
  takePicture(): Promise<string>;
  /** Errors and warnings on the console so far. */
  notices(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** In pixels of CSS. */
export interface Size {
  width: number;
  height: number;
}

/** A running browser. */
export interface Engine {
  /** A window whose page is as large as this, or as near as the browser can come. */
  open(size: Size): Promise<EngineWindow>;
  stop(): Promise<void>;
}
