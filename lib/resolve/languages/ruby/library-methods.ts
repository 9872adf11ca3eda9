/** Methods that classes of Ruby's standard library have, beside those of Ruby itself. */
import { words } from "../rules/name-rules";

export const LIBRARY_METHODS = words(`
  aa abbrev abi absolute absolute? accept accept_charset accept_encoding accept_language accept_loop accept_nonblock
  access_log active? add! add? add_additional add_answer add_attribute add_authority add_banner add_builtin_type
  add_cert add_certid add_certificate add_converter add_crl add_data add_dictionary add_domain_type add_entry
  add_extension add_field add_file add_handler add_insert_cmd add_nonce add_observer add_officious add_path
  add_put_cmd add_question add_recipient add_revoked add_row add_signer add_status add_tag additional
  additional_certs additional_message addr address adjoint adjugate adler adler32 adler32_combine afamily ajd
  algorithm alias alias? allocate_request_id allocation_class_path allocation_generation allocation_method_id
  allocation_sourcefile allocation_sourceline allow_nan? allowed_digests alphanumeric alpn_protocol alpn_protocols
  alpn_select_cb altitude amjd anchor angle_with answer antisymmetric? append_data array_nl as_json ascend asn1_flag
  attributes atype auth_tag auth_type authenticate authenticated? authority authority_key_identifier avail_in
  avail_out banner base base64 base64digest base64digest! base_uri basic basic_auth basis beep beginning_of_line?
  benchmark big_decimal bind_random_port bit_set? bitmap block block_length block_size bm bmbm body body_exist?
  body_permitted? body_reader body_stream bol? bool break break? break_outmost_groups breakable breakables broadaddr
  buffer_initial_length buffer_open build build2 builtin_curves by_col by_col! by_col_or_row by_col_or_row! by_row
  by_row! byte byte_size ca_certs ca_file ca_issuer_uris ca_path cache_control call_free cancel candidate canonical
  canonical_each canonname capture2 capture2e capture3 cd cert cert_requested? cert_status cert_store certid
  certificate certificates challenge changed changed? charpos charset check check_circular? check_inspect_key
  check_int check_key check_nonce check_options check_password check_private_key check_range check_until check_user
  check_userinfo check_validity check_winsize_changed chunked? cipher ciphers civil class! class_loader classify
  cleanpath cleanup clear_bit! clear_screen cleared? client_ca client_cert_cb client_error? clone! close!
  close_enabled? close_on_empty_response closed_read? closed_write? cmp cmp_issuer cmsg_is? code code_type coerce_to
  coerce_to_int coerce_to_matrix cofactor cofactor_expansion col_sep collect2 collect_method column column_count
  column_separator column_size column_vector column_vectors columns combine comma_breakable commands comment
  commercial commit compare? compare_file compare_stream compile_content compile_etag compile_stag complete complex
  component component_ary compsys compute_key config configure confstr connect connect_address connect_from
  connect_internal connect_nonblock connect_to connection_close? connection_keep_alive? console console_mode
  content_encoding content_length content_range content_type content_type_parse context continue continue_timeout
  conv converters cooked cooked! cookies coordinates copy_entry copy_file copy_metadata copy_nonce
  count_imemo_objects count_nodes count_objects_size count_observers count_symbols count_tdata_objects covector cp
  cp_lr cp_r cpu cr crc crc32 crc32_combine crc_table create_body create_ext create_ext_from_array
  create_ext_from_hash create_ext_from_string create_extension create_fast_state create_id create_listeners
  create_pretty_state create_request create_response create_timestamp critical? crl crl_uris crls cross
  cross_product ctype current_cert current_crl current_group cursor cursor_down cursor_left cursor_right cursor_up
  curve_name cwday cweek cwyear d data data_type date date_time datetime_format day_fraction debug debug! debug?
  debug_output decode decode_all decode_content decode_rdata decode_www_form decode_www_form_component decrypt
  dedent_string deep_const_get def_class def_delegator def_delegators def_erb_method def_head_option
  def_instance_delegator def_instance_delegators def_method def_module def_option def_single_delegator
  def_single_delegators def_tail_option default_argv default_config_hash default_policy_id default_port define
  define_head define_singleton_method! define_tail degree delegate delegating_block delete? delete_field
  delete_field! delete_observer delete_observers delete_passwd depth dequote dereference? derive desc descend det
  det_e detached detached? determinant determinant_e dh_compute_key diagonal diagonal? dig! digest digest!
  digest_length disable_close disjoint? dispatch_cache display! divide dlopen dlunwrap dlwrap dmp1 dmq1 dn
  do_not_reverse_lookup document? domain domain_types door? dot double_fig dsa_sign_asn1 dsa_verify_asn1 dstaddr
  dump_all dump_default_options dump_stream dump_tags dup! e each2 each_additional each_address each_answer
  each_authority each_capitalized each_capitalized_name each_data each_filename each_header each_list_item
  each_message_chunk each_name each_option each_pair! each_question each_resource each_strongly_connected_component
  each_strongly_connected_component_from echo? eigen eigensystem element elements elements_to_f elements_to_i
  elements_to_r emailbx empty enable_close enable_fallback_scsv enc_key encode_rdata encode_with encode_with!
  encode_www_form encode_www_form_component encrypt end_column end_document end_line end_mapping end_seen?
  end_sequence end_stream ended? endgrent endpwent england entity entrywise_product enum_for! environment eos?
  erase_line erase_screen error error! error? error_depth error_message error_string error_type errors escape8bit
  escape_element escape_form escape_html escape_path escape_slash escape_slash? etags event_location exception_type
  exchange expand_hexstring expand_pair expand_value expire expires explicit_trim_line exponent export extend!
  extensions extra_chain_cert extract extract_resources failure_info family family_addrinfo fast_generate
  fast_unparse fatal fatal! fatal? fetch_resource field field? field_row? field_size_limit fields file_name files
  fill_breakable filter_backtrace final find_extension find_proxy find_response finished finished? finished_message
  fips_mode first? first_minor fix fixed_anchor? fixed_length_secure_compare fixup flags flatten_merge flush_next_in
  flush_next_out flush_sessions force_quotes? frac fragment free_request_id freed? freeze! from from_hash from_state
  g gateway_interface gecos gen_random gen_time generate generate_candidates generate_key generate_key!
  generate_line generate_parameters generate_prime generate_timeouts generator genspace get get2 get_byte get_bytes
  get_candidates get_class get_encoding get_fields get_flags get_instance get_label get_labels get_length16 get_name
  get_option get_passwd get_print get_question get_response get_rr get_string_list get_unpack getaddress
  getaddresses getaddrinfo getch getgrent getgrgid getgrnam gethostbyaddr gethostbyname gethostname getifaddrs
  getlogin getname getnameinfo getnames getopts getpass getpeereid getpeername getpwent getpwnam getpwuid
  getresource getresources getservbyname getservbyport getservername getsockname getsockopt goto goto_column
  gregorian gregorian? gregorian_leap? group_queue group_sub guard_inspect_key guess h hadamard_product handler
  hash! hash_algorithm hash_old have_option? head head2 header header? header_convert header_converters header_row?
  headers help hermitian? hexdigest hexdigest! hexencode hierarchical? hkdf hostname hprecision hstack html_escape
  hton http_default_port http_header http_version httpdate httponly https_default_port iconv id id_for identity
  ifindex iflush implicit implicit_end inc incompatible_argument_styles indefinite_length indent indentation
  independent? infinite_length infinity? inflate_adapter info info! info? init init_with init_with!
  initialize_http_header inner_product input insert_cmd inspect! inspect_sockaddr instance instance_delegate
  instance_eval! instance_exec! instance_variable_get! instance_variable_set! instance_variables! int
  internal_class_of internal_object_id internal_super_of interpret_loosely interrupt inv inverse invert! io ioflush
  ip ip6_arpa ip6_int ip? ip_address ip_address_list ip_pktinfo ip_port ip_unpack ipaddr ipv4? ipv4_compat
  ipv4_compat? ipv4_loopback? ipv4_mapped ipv4_mapped? ipv4_multicast? ipv4_multicast_loop ipv4_multicast_ttl
  ipv4_private? ipv6? ipv6_linklocal? ipv6_loopback? ipv6_mc_global? ipv6_mc_linklocal? ipv6_mc_nodelocal?
  ipv6_mc_orglocal? ipv6_mc_sitelocal? ipv6_multicast? ipv6_pktinfo ipv6_pktinfo_addr ipv6_pktinfo_ifindex
  ipv6_sitelocal? ipv6_to_ipv4 ipv6_unique_local? ipv6_unspecified? ipv6_v4compat? ipv6_v4mapped? ipv6only! iqmp
  is_erb_stag? is_version_1_1? is_version_1_2? iso8601 issuer issuer_certificate issuer_key_hash issuer_name_hash
  italy item item_size itself! iv_len jd jisx0301 json_creatable? json_create julian julian? julian_leap? keep_alive
  keep_alive? keep_alive_timeout keep_back keep_drop keep_end keep_start key_len laplace_expansion last_modified
  last_update latitude lazy_initialize ld leap? level lex lex_state_name liberal_parsing? libyaml_version line
  line_number line_stub line_width linger link_entry link_local? listen listeners ln ln_s ln_sf load_default_options
  load_file load_file! load_mime_types load_random_file load_stream load_tags local_address local_host local_port
  logger long long_name longitude lookup_server loopback? lower_triangular? lshift! lstat! lup lup_decomposition
  main_type major make_affine! make_body_tempfile make_compiler make_components_hash make_link make_partial_content
  make_passwd make_regexp make_scanner make_switch make_symlink make_tcp_requester make_udp_requester makedirs
  malloc map2 mapping? mark marshal_dump! mask mask! mask_bits! match_list match_nonswitch? matched matched?
  matched_size max_age max_nesting max_retries max_version maxwidth mcall measure mem memberwise memsize_of
  memsize_of_all message_imprint meta meta_add_field meta_add_field2 meta_setup_encoding meta_vars metas method!
  methods! mime_type min_version minimum minor minute mjd mkcol mkdir_p mkpath mktmpdir mname mod_add mod_exp
  mod_inverse mod_mul mod_sqr mod_sub mount mount_proc mountpoint? move msg mul mult multipart? multipart_body mv n
  n_significant_digits nameserver_port native nc ndim need_gvl? negotiate nest netmask new2 new_ntoh new_offset
  new_start newline newobj next_data next_day next_month next_rotate_time next_update next_year node_for noecho
  nonblock nonblock? nonce norm normal? normalize normalize! normalize_path not_after not_before not_modified?
  notify_observers nph? npn_protocol npn_protocols npn_select_cb nprocessors nread ntop num_bits num_bytes obj
  object object_address_group object_group object_id! object_nl ocsp_uris oflush oid on on___end__ on_alias
  on_alias_error on_aref on_aref_field on_arg_ambiguous on_arg_paren on_args_add on_args_add_block on_args_add_star
  on_args_forward on_args_new on_array on_aryptn on_assign on_assign_error on_assoc_new on_assoc_splat
  on_assoclist_from_args on_backref on_backtick on_bare_assoc_hash on_begin on_binary on_block_var on_blockarg
  on_bodystmt on_brace_block on_break on_call on_case on_class on_class_name_error on_comma on_command
  on_command_call on_comment on_const on_const_path_field on_const_path_ref on_const_ref on_curve? on_cvar on_def
  on_defined on_defs on_do_block on_dot2 on_dot3 on_dyna_symbol on_else on_elsif on_embdoc on_embdoc_beg
  on_embdoc_end on_embexpr_beg on_embexpr_end on_embvar on_ensure on_excessed_comma on_fcall on_field on_float
  on_fndptn on_for on_gvar on_hash on_head on_heredoc_beg on_heredoc_end on_hshptn on_ident on_if on_if_mod on_ifop
  on_ignored_nl on_ignored_sp on_imaginary on_in on_int on_ivar on_kw on_kwrest_param on_label on_label_end
  on_lambda on_lbrace on_lbracket on_lparen on_magic_comment on_massign on_method_add_arg on_method_add_block
  on_mlhs_add on_mlhs_add_post on_mlhs_add_star on_mlhs_new on_mlhs_paren on_module on_mrhs_add on_mrhs_add_star
  on_mrhs_new on_mrhs_new_from_args on_next on_nl on_nokw_param on_op on_opassign on_operator_ambiguous
  on_param_error on_params on_paren on_period on_program on_qsymbols_add on_qsymbols_beg on_qsymbols_new
  on_qwords_add on_qwords_beg on_qwords_new on_rational on_rbrace on_rbracket on_redo on_regexp_add on_regexp_beg
  on_regexp_end on_regexp_literal on_regexp_new on_rescue on_rescue_mod on_rest_param on_retry on_return on_return0
  on_rparen on_sclass on_semicolon on_sp on_stmts_add on_stmts_new on_string_add on_string_concat on_string_content
  on_string_dvar on_string_embexpr on_string_literal on_super on_symbeg on_symbol on_symbol_literal on_symbols_add
  on_symbols_beg on_symbols_new on_tail on_tlambda on_tlambeg on_top_const_field on_top_const_ref on_tstring_beg
  on_tstring_content on_tstring_end on_unary on_undef on_unless on_unless_mod on_until on_until_mod on_var_alias
  on_var_field on_var_ref on_vcall on_void_stmt on_when on_while on_while_mod on_word_add on_word_new on_words_add
  on_words_beg on_words_new on_words_sep on_xstring_add on_xstring_literal on_xstring_new on_yield on_yield0
  on_zsuper opaque opcode open_http open_loop open_timeout open_uri opendir options_of optname order order! ordering
  ordinal orientation orig_name origin orthogonal? os os_code out output pack_sockaddr_in pack_sockaddr_un pair
  params params_ok? parent parse! parse_config parse_csv parse_form_data parse_header parse_int parse_line
  parse_openssl parse_query parse_qvalues parse_range_header parse_resolv_conf parse_rfc2253 parse_set_cookie
  parse_set_cookies parse_stream parse_time parser passwd password patch path_info path_translated pathconf pattern
  pbkdf2_hmac pbkdf2_hmac_sha1 peek_result peep peer_cert peer_cert_chain peer_finished_message peeraddr pending
  percent percent_line permutation? permute permute! pfamily pipeline pipeline_r pipeline_rw pipeline_start
  pipeline_w pkcs5_keyivgen plain platform_support point_conversion_form pointer policy_id pop_inspect_key popen2
  popen2e popen3 port post post2 post_cmd post_connection_check post_form postorder_traverse power power_int pp_hash
  pp_object pragma pre_cmd precision precision_scale precs preference preorder_traverse prepare_range
  prepare_trim_mode pressed? pretty pretty_generate pretty_inspect pretty_print pretty_print_cycle
  pretty_print_inspect pretty_print_instance_variables pretty_unparse prev_day prev_month prev_year
  previous_period_end prime? prime_fasttest? priv_key private_decrypt private_encrypt private_key private_key?
  private_methods! private_module_function private_to_der private_to_pem problem progname program_name
  proper_subset? proper_superset? propfind proppatch protected_methods! protocol protocol_param proxy? proxy_address
  proxy_basic_auth proxy_class? proxy_from_env? proxy_pass proxy_port proxy_uri proxy_user proxyaddr proxyport prune
  pseudo_rand pseudo_rand_range psych_omap psych_set ptr pub_key public_api public_decrypt public_encrypt public_key
  public_key? public_method! public_methods! public_send! public_to_der public_to_pem push_inspect_key put put2
  put_bytes put_cmd put_label put_labels put_length16 put_name put_pack put_string put_string_list q qop qr query
  query_string question quiet quiet? quote_char quote_character quoted r ra rand_range random random_add
  random_bytes random_iv random_key random_string range range_length rank rank_e rational raw raw! raw_cookie
  raw_cookie2 raw_header rcode rd reachable_objects_from reachable_objects_from_root read_all read_body read_header
  read_new read_smime read_timeout reading_body readuntil ready? realloc realm realtime reason_phrase recipients
  recover recurse_proc recv_io recv_nonblock recv_reply recvfrom recvfrom_nonblock recvmsg recvmsg_nonblock
  redirect? redirectable? ref referer regist_scanner register register_scanner register_scheme registry regular? rel
  relative? relative_path_from release reload remote_addr remote_address remote_host remote_ident remote_ip
  remote_user remove remove_body_tempfile remove_dir remove_dir1 remove_entry remove_entry_secure remove_file
  remove_handler remove_instance_variable! remove_type renegotiation_cb replace_resolvers reply represent_map
  represent_object represent_scalar represent_seq request request_body_permitted? request_get request_head
  request_http_version request_line request_method request_post request_put request_time request_uri require_exact
  resolv response response_body_permitted? responses rest rest? rest_size restsize result_with_hash retry
  return_headers? revocation_reason revocation_time revoked rfc1123_date rfc2822 rfc3339 rfc822 rm rm_f rm_r rm_rf
  rmailbx rmtree rname root root? roots rotate_entries route_from route_to row row_count row_sep row_separator
  row_size row_vector row_vectors rows rshift! running? safe_dump safe_load safe_load_file safe_unlink
  save_exception_mode save_limit save_rounding_mode scalar scalar? scale scan_all scan_full scan_line
  scan_open_optional_arguments scan_until scheme scheme_list scope script script_name scroll_backward scroll_forward
  scrypt search search_full search_servlet sec_fraction second second_fraction sections secure secure_compare
  security_level send! send_body send_header send_io send_request send_response sender sender_for sendmsg
  sendmsg_nonblock sent_size separator seplist seq sequence? serial serial_number server_error? server_name
  server_port server_protocol server_software servername_cb service session session_add session_cache_mode
  session_cache_size session_cache_stats session_get_cb session_id_context session_new_cb session_remove
  session_remove_cb session_reused? set set_attributes set_banner set_bit! set_body_internal set_close_on_exec
  set_content_type set_crt_params set_debug_output set_default_paths set_dictionary set_dn set_eoutvar set_error
  set_extensions set_factors set_filesystem_encoding set_filter set_flags set_form set_form_data set_generator
  set_headers set_host set_key set_non_blocking set_opaque set_option set_options set_params set_passwd set_password
  set_path set_port set_pqg set_program_name set_range set_redirect set_registry set_scheme set_scope
  set_summary_indent set_summary_width set_to set_to_infinity! set_typecode set_user set_userinfo setgrent setpwent
  setsockopt setup setup_header setup_params sev_threshold sexp sexp_raw shape sharing_detection shell shellescape
  shelljoin shellsplit shellwords short short_name shutdown sign sign_pss sign_raw signature_algorithm signed?
  signed_time signers single? single_delegate singleline_format singleline_pp singleton_class! singleton_method!
  singleton_methods! singular? skew_symmetric? skip_blanks? skip_lines skip_until sn sockaddr_in sockaddr_un
  socket_type socketpair socktype space space_before split_header_value sqr square? src ssize ssl? ssl_timeout
  ssl_version stag stags start_column start_document start_immediately start_line start_mapping start_sequence
  start_stream started started? stat! status? status_line status_string status_text stream? stream_end? streaming?
  strides strings strongly_connected_components strptime struct style su sub_ext sub_offsets sub_type subdomain_of?
  subject subject_certificate subject_key_identifier subject_request subset? subtract summarize summary_indent
  summary_width superset? suspend switch_name sym symbol symbolize symmetric? sync_close sync_point? sysaccept
  sysclose sysconf sysconfdir syssign systmpdir sysverify t table table! tag_class tag_directives tagging taint!
  tap! target tc tcp tcp_server_loop tcp_server_sockets terminated? text then! this_update thread time_format
  timeout timestamp tmp_dh_callback tmp_key tmpdir to to_bn to_csv to_date to_datetime to_der to_enum! to_h! to_json
  to_json_raw to_json_raw_object to_mailtext to_matrix to_name to_octet_string to_pem to_ptr to_range to_rfc822text
  to_ruby to_s! to_set to_sockaddr to_string to_text to_utf8 to_value to_yaml today tok token token_info token_match
  tokenize tokens top total total_in total_out touch trace_object_allocations trace_object_allocations_clear
  trace_object_allocations_debug_start trace_object_allocations_start trace_object_allocations_stop transaction
  transform traverse tree trim_line1 trim_line2 trim_mode trust! tsa_certificate tsort tsort_each tsort_each_child
  tsort_each_node ttl type type_params typecode u ucmp udp udp_server_loop udp_server_loop_on udp_server_recv
  udp_server_sockets ultra_safe umount uname unconverted_fields? unescape unescape_element unescape_filename?
  unescape_form unescape_html unit unitary? unix unix? unix_path unix_rights unix_server_loop unix_server_socket
  unknown unmount unpack_sockaddr_in unpack_sockaddr_un unparse unparsed_uri unsafe_load unsafe_load_file unscan
  untaint! untrust! unused unused_bits update_uri upgrade upgrade! upper_triangular? uptodate? uri url_encode
  urlsafe_base64 use_headers? use_proxy? use_registry use_ssl? user user_agent userdb userinfo uuid valid_civil?
  valid_commercial? valid_date? valid_jd? valid_ordinal? value_der ver verify verify_callback
  verify_certificate_identity verify_depth verify_hostname verify_mode verify_pss verify_raw verify_recover
  verify_result verify_wildcard version version_1_1? version_1_2 version_1_2? virtual_host vprecision vstack
  wait_priority wait_readable wait_writable warn! warn? weakref_alive? weight width width_for winsize with wrap
  wrap_traverse write_headers? write_message write_message_0 write_message_by_block write_random_file write_smime
  write_timeout writeline xmlschema yaml yaml_tag yield_self! yydebug zcat zero zlib_version zone_id zone_offset
`);
