module.exports = {
  stow() {},
};
