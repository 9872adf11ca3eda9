export const helper = function (row) { return row; };
export default { «helper→helper or default.helper, scope» };
