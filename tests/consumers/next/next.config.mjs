// The consumers check runs the type check with this repository's compiler.
export default { typescript: { ignoreBuildErrors: true } };
