const base = (module.exports = {
  lash() {},
});
