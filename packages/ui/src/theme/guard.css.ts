// Unlayered page styles for plain elements (`button { border-radius: 0 }`), as in most resets, would win over the
// kit. So they are reverted on the kit's elements, where only layers count: the kit's and the application's above it.
// `:not(html html)` is always true and has the specificity of two elements: more than a plain element, less than any
// class, so that an unlayered class still wins.
import { globalStyle } from '@vanilla-extract/css';
import { anyPart } from './parts.ts';

const back = 'revert-layer';

globalStyle(`${anyPart}:not(html html)`, {
  appearance: back,
  background: back,
  border: back,
  borderRadius: back,
  boxShadow: back,
  boxSizing: back,
  color: back,
  cursor: back,
  display: back,
  float: back,
  font: back,
  height: back,
  letterSpacing: back,
  listStyle: back,
  margin: back,
  maxWidth: back,
  minWidth: back,
  outline: back,
  padding: back,
  textAlign: back,
  textDecoration: back,
  textTransform: back,
  verticalAlign: back,
  width: back,
});
