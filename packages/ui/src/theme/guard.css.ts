// What a page says about plain elements (`button { border-radius: 0 }`) would win over the kit when it stands outside any
// layer, as in most resets. So it is taken back on the parts of the kit: what counts there again are the layers, the
// kit's and those that an application puts above it. `:not(html html)` is always true and weighs as much as two elements:
// more than a plain element, less than any class, so that a class outside a layer still wins.
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
